import classes from './price.module.css';

interface PriceProps {
  /** All three as they are to be read: `$59`, `$199`, `−70%`. */
  now: string;
  before?: string | undefined;
  saving?: string | undefined;
  /** Labels for screen readers before each price, in place of strike-through and colour. */
  labels: { now: string; before: string; saving: string };
  size?: 'md' | 'lg';
  /** The offer is over: nothing stands out. */
  isOver?: boolean;
}

/** Price now, price before, saving: on one line, in tabular figures. */
export function Price({ now, before, saving, labels, size = 'md', isOver = false }: PriceProps) {
  return (
    <p className={classes.price} data-size={size} data-over={isOver || undefined}>
      <span className={classes.now}>
        <span className="sr-only">{labels.now} </span>
        {now}
      </span>
      {before !== undefined && (
        <span className="quiet">
          <span className="sr-only">{labels.before} </span>
          <s>{before}</s>
        </span>
      )}
      {saving !== undefined && (
        <span className={classes.saving}>
          <span className="sr-only">{labels.saving} </span>
          {saving}
        </span>
      )}
    </p>
  );
}
