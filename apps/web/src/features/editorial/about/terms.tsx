import type { ReactNode } from 'react';
import classes from './about.module.css';

export interface Term {
  term: string;
  text: ReactNode;
}

/** Words and what they mean, a line between each two. */
export function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="stack">
      {terms.map(({ term, text }) => (
        <div key={term} className={classes.entry}>
          <dt className="weight-620">{term}</dt>
          <dd className={classes.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
