import classes from './rating.module.css';

export interface RatingProps {
  /** Score as it is shown: `4.7`. */
  score: string;
  /** The whole sentence, its name to screen readers: `Rated 4.7 of 5 by 120 people`. */
  label: string;
  /** Shown after the score where there is room: `(120)`. */
  count?: string;
  /** Given by others elsewhere: the star is only outlined. */
  isOutlined?: boolean;
}

/** One star and a number: enough to compare by. */
export function Rating({ score, label, count, isOutlined = false }: RatingProps) {
  return (
    <span className={classes.rating} role="img" title={label}>
      <svg className={classes.star} data-outlined={isOutlined || undefined} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1.6l1.9 4 4.4.6-3.2 3 .8 4.4L8 11.5l-3.9 2.1.8-4.4-3.2-3 4.4-.6z" />
      </svg>
      <span className={classes.score}>{score}</span>
      {count && <span className={classes.count}>{count}</span>}
    </span>
  );
}
