import type { ReactNode } from 'react';
import { Head } from '../../../lib/head.tsx';
import classes from './account-page.module.css';

/** The frame of a member's own pages. */
export function AccountPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className={classes.page}>
      <Head title={title} isHidden />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </section>
  );
}
