import type { ReactNode } from 'react';
import { Head } from '#lib/page/head.tsx';
import classes from './sign-in.module.css';

/** The frame of the pages around signing in. */
export function AuthFrame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={classes.page}>
      <Head title={title} isHidden />
      <h1 className="text-32">{title}</h1>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  );
}
