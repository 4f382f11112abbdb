import { type ReactNode, useId } from 'react';
import classes from './security.module.css';

/** A part of a settings page: its heading beside what it says, where there is room. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className="text-20">
        {title}
      </h2>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
