import type { Rating as RatingOf } from '@onceware/api/catalog/catalog.contract';
import { Rating } from '@onceware/ui/rating/rating';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './detail-header.module.css';
import { useDealLabels } from './use-deal-labels.ts';

interface Props {
  title: string;
  promise: string;
  /** Links and short words on one line. */
  facts: ReactNode;
  factsClass?: string;
  rating?: RatingOf | null;
  children?: ReactNode;
}

/** Text beside the picture at the top of a deal's or tool's page. */
export function DetailHeader({ title, promise, facts, factsClass = '', rating, children }: Props) {
  const t = useTranslations('rating');
  const labels = useDealLabels();
  return (
    <div className="stack gap-1 min-w-0 breaks">
      <h1 className={classes.title} dir="auto">
        {title}
      </h1>
      <p className="measure quiet" dir="auto">
        {promise}
      </p>
      <p className={`${classes.facts} ${factsClass}`}>
        {facts}
        {rating && (
          <Rating
            {...labels.ratingWithSource(rating)}
            {...(!rating.isImported && { count: t('reviews', { count: rating.count }) })}
          />
        )}
      </p>
      {children}
    </div>
  );
}
