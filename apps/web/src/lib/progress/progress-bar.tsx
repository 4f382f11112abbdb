import classes from './progress-bar.module.css';

/** @param total null while nobody knows it */
export function ProgressBar({ label, done, total }: { label: string; done: number; total: number | null }) {
  return (
    <progress
      className={classes.bar}
      aria-label={label}
      max={total ?? undefined}
      value={total === null ? undefined : done}
    />
  );
}
