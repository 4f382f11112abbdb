import { type ReactNode, useId } from 'react';
import classes from './user.module.css';

/** A part of a user's page under its heading. */
export function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className="text-20">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
