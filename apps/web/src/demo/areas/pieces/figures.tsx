import classes from './pieces.module.css';

interface Figure {
  label: string;
  /** Already in the reader's language. */
  value: string;
}

/** A few numbers side by side, each under its name. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-14 quiet">{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
