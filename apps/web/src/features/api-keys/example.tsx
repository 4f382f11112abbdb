import { useId } from 'react';
import classes from './api-keys.module.css';

/** Something to copy into a shell or a file. */
export function Example({ label, code }: { label: string; code: string }) {
  const id = useId();
  return (
    <figure className="stack one-column gap-1" aria-labelledby={id}>
      <figcaption id={id} className="text-14 weight-560">
        {label}
      </figcaption>
      <pre className={classes.howToCode} dir="ltr" lang="en">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
