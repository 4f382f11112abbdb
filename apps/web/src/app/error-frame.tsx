import type { ReactNode } from 'react';
import { Head } from '#lib/page/head.tsx';
import classes from './error-page.module.css';

interface Props {
  status: number | null;
  title: string;
  text: string;
  children: ReactNode;
}

/** Shows in place of a page what went wrong, with links onward. */
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
