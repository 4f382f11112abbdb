import { reviewLimits } from '@onceware/api/catalog/reviews/reviews.limits';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useProblem } from '#lib/form/problems.ts';
import { Star } from '../list/stars.tsx';
import classes from '../list/reviews.module.css';

const PLACES = Array.from({ length: reviewLimits.starsMax }, (_, index) => index + 1);

/** One to five stars of a `CheckedForm`: radio buttons that look like stars, with the browser's own keys. */
export function StarsField({
  label,
  name,
  defaultValue,
}: {
  label: string;
  name: string;
  defaultValue?: number | undefined;
}) {
  const t = useTranslations('reviews');
  const problem = useProblem(name);
  const problemId = useId();
  return (
    <fieldset
      className={classes.starsField}
      role="radiogroup"
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? problemId : undefined}
      tabIndex={-1}
      // A form leads to what is wrong: to the first star.
      onFocus={({ target, currentTarget }) => target === currentTarget && currentTarget.querySelector('input')?.focus()}
    >
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.choices}>
        {PLACES.map((place) => (
          <label key={place} className={classes.choice} title={t('stars', { count: place })}>
            <input
              className={classes.radio}
              type="radio"
              name={name}
              value={place}
              defaultChecked={place === defaultValue}
              aria-label={t('stars', { count: place })}
            />
            <Star className={classes.choiceStar} />
          </label>
        ))}
      </div>
      {problem && (
        <p className="text-14 danger" id={problemId}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
