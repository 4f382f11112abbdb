import type { AskedPrice } from '@onceware/api/catalog/prices/prices.contract';

/** Sides of the drawing, which is stretched to whatever room it has. */
export const SIDE = 1_000;

const STEPS_MAX = 4;
const NICE = [1, 2, 2.5, 5, 10];

/** From nothing to the highest price and a little above, in steps of which people think. */
export function ticksTo(highest: number): number[] {
  const least = highest / STEPS_MAX;
  const power = 10 ** Math.floor(Math.log10(least || 1));
  const step = power * (NICE.find((nice) => nice * power >= least) ?? 1);
  return Array.from({ length: Math.max(Math.ceil(highest / step), 1) + 1 }, (_, n) => n * step);
}

export interface Step {
  point: AskedPrice;
  /** The line over it, and down or up to it from the step before that it meets. */
  line: string;
  area: string;
}

/** A price in the deal's currency of today. */
export const heightOf = ({ price, compared }: AskedPrice): number => compared ?? price;

/** Prices that are compared up to `end`, oldest first, as steps between which there may be gaps. */
export function stepsOf(points: readonly AskedPrice[], end: number): { steps: Step[]; ticks: number[] } {
  const ticks = ticksTo(Math.max(...points.map(heightOf)));
  const start = Date.parse(points[0]?.from ?? '');
  const x = (time: number) => Math.round(((time - start) / (end - start)) * SIDE);
  const y = (price: number) => Math.round((1 - price / (ticks.at(-1) ?? 1)) * SIDE);
  const steps = points.map((point, index) => {
    const [left, right, top] = [
      x(Date.parse(point.from)),
      x(point.until === null ? end : Date.parse(point.until)),
      y(heightOf(point)),
    ];
    const before = points[index - 1];
    const begin = before && before.until === point.from ? `${y(heightOf(before))}V${top}` : top;
    return { point, line: `M${left} ${begin}H${right}`, area: `M${left} ${SIDE}V${top}H${right}V${SIDE}Z` };
  });
  return { steps, ticks };
}
