import { Rating, type RatingProps } from '@onceware/ui/rating/rating';
import type { ReactNode } from 'react';
import classes from './detail-words.module.css';

interface Props {
  title: string;
  promise: string;
  /** Links and short words on one line. */
  facts: ReactNode;
  factsClass?: string;
  /** With how many have rated, in words. */
  rating?: { stars: RatingProps; count: string } | null;
  children?: ReactNode;
}

/** What stands beside the picture at the top of a deal's or a tool's page. */
export function DetailWords({ title, promise, facts, factsClass = '', rating, children }: Props) {
  return (
    <div className={classes.words}>
      <h1 className={classes.title} dir="auto">
        {title}
      </h1>
      <p className={classes.promise} dir="auto">
        {promise}
      </p>
      <p className={`${classes.facts} ${factsClass}`}>
        {facts}
        {rating && (
          <span className={classes.rating}>
            <Rating {...rating.stars} /> {rating.count}
          </span>
        )}
      </p>
      {children}
    </div>
  );
}
