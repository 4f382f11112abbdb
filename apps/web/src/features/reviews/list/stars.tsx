import classes from './reviews.module.css';

const STAR = 'M8 1.6l1.9 4 4.4.6-3.2 3 .8 4.4L8 11.5l-3.9 2.1.8-4.4-3.2-3 4.4-.6z';
const PLACES = [1, 2, 3, 4, 5];

/** One drawn star. */
export function Star({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
      <path d={STAR} fill="currentColor" />
    </svg>
  );
}

/** Five stars, filled by the rounded rating; `label` is read out. */
export function Stars({ stars, label }: { stars: number; label: string }) {
  return (
    <span className={classes.stars} role="img" aria-label={label}>
      {PLACES.map((place) => (
        <Star key={place} className={place <= Math.round(stars) ? classes.full : classes.empty} />
      ))}
    </span>
  );
}
