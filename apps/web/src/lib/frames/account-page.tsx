import type { ReactNode } from 'react';
import { Head } from '../page/head.tsx';
import classes from './frames.module.css';

interface Props {
  title: string;
  lead: string;
  /** For tables and long lists, which want the page's whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** The frame of a member's own pages. */
export function AccountPage({ title, lead, isWide = false, children }: Props) {
  return (
    <section className={classes.page} data-wide={isWide || undefined}>
      <Head title={title} isHidden />
      <h1 className="text-32">{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </section>
  );
}
