import type { ReactNode } from 'react';
import classes from './about.module.css';

export interface Term {
  term: string;
  text: ReactNode;
}

/** Words and what they mean, a line between each two. */
export function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className={classes.terms}>
      {terms.map(({ term, text }) => (
        <div key={term} className={classes.entry}>
          <dt className={classes.term}>{term}</dt>
          <dd className={classes.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
