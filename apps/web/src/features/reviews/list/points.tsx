import type { Review } from '@onceware/api/catalog/reviews/reviews.contract';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './reviews.module.css';

/** Shows what a review's author likes and dislikes; nothing where they name nothing. */
export function Points({ review: { pros, cons } }: { review: Pick<Review, 'pros' | 'cons'> }) {
  if (pros.length + cons.length === 0) return null;
  return (
    <div className={classes.points}>
      <PointList kind="pros" points={pros} />
      <PointList kind="cons" points={cons} />
    </div>
  );
}

function PointList({ kind, points }: { kind: 'pros' | 'cons'; points: readonly string[] }) {
  const t = useTranslations('reviews');
  const titleId = useId();
  if (points.length === 0) return null;
  return (
    <div>
      <p className="text-14 weight-560 quiet" id={titleId}>
        {t(kind)}
      </p>
      <ul className={classes.pointList} data-kind={kind} aria-labelledby={titleId}>
        {points.map((point, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may say the same, and their order never changes
          <li key={index}>
            <span dir="auto">{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
