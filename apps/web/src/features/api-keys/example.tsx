import { useId } from 'react';
import classes from './api-keys.module.css';

/** Something to copy into a shell or a file. */
export function Example({ label, code }: { label: string; code: string }) {
  const id = useId();
  return (
    <figure className={classes.example} aria-labelledby={id}>
      <figcaption id={id} className={classes.label}>
        {label}
      </figcaption>
      <pre className={classes.howToCode} dir="ltr" lang="en">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
