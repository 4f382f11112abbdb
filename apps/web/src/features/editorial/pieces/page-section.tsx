import { type ReactNode, useId } from 'react';
import classes from './pieces.module.css';

interface Props {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A heading that stands beside what it names, as on the front page. */
export function PageSection({ title, note, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.pageSectionHead}>
        <h2 id={id} className={classes.pageSectionTitle}>
          {title}
        </h2>
        {note && <p className={classes.note}>{note}</p>}
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
