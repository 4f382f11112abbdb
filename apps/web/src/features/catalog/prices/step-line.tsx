import type { DealCard } from '@onceware/api/catalog/catalog.contract';
import classes from './step-line.module.css';

/** Sides of the drawing, in its own units. */
const [WIDTH, HEIGHT] = [100, 20];
/** Least width of today's price: one that rose yesterday would look like the fall before it. */
const TODAY_MIN = 20;

type Steps = NonNullable<DealCard['priceMemory']>['steps'];

/**
 * The last steps of a price up to today, small and without figures: the sentence beside it says what they mean (CAT-14).
 * Nothing of a price that was always the same.
 */
export function StepLine({ steps, now }: { steps: Steps; now: number }) {
  const [first] = steps;
  if (!first || steps.length < 2) return null;
  const start = Date.parse(first[0]);
  const highest = Math.max(...steps.map(([, , price]) => price));
  const begun = Date.parse(steps.at(-1)?.[0] ?? first[0]);
  const widthBefore = Math.min(WIDTH - TODAY_MIN, ((begun - start) / (now - start || 1)) * WIDTH);
  const x = (day: string | null) => {
    if (day === null) return WIDTH;
    return Math.round(((Date.parse(day) - start) / (begun - start || 1)) * widthBefore);
  };
  const y = (price: number) => Math.round((1 - price / (highest || 1)) * HEIGHT);
  const line = steps.map(([from, until, price], index) => {
    const meets = index > 0 && steps[index - 1]?.[1] === from;
    return `${meets ? `V${y(price)}` : `M${x(from)} ${y(price)}`}H${x(until)}`;
  });
  return (
    <svg className={classes.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={line.join('')} />
    </svg>
  );
}
