import type { ReactNode } from 'react';
import { Head } from '#lib/page/head.tsx';
import classes from './error-page.module.css';

interface Props {
  status: number | null;
  title: string;
  text: string;
  children: ReactNode;
}

/** What went wrong in a page's place, and the ways on. */
export function ErrorFrame({ status, title, text, children }: Props) {
  return (
    <section className={classes.error}>
      <Head title={title} isHidden />
      <p className={classes.code}>{status}</p>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text} role="alert">
        {text}
      </p>
      {children}
    </section>
  );
}
