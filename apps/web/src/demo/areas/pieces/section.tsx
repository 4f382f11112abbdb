import { type ReactNode, useId } from 'react';
import classes from './pieces.module.css';

/** A part of a page under its heading. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className="text-20">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
