import { describe, expect, it } from 'vitest';
import { stepsOf, ticksTo } from './step-chart.ts';

const DAY = 86_400_000;
const at = (day: number) => new Date(day * DAY).toISOString();
const asked = (from: number, until: number | null, price: number) => ({
  from: at(from),
  until: until === null ? null : at(until),
  price,
  basePrice: 200,
  currency: 'USD',
  isTold: false,
  compared: price,
});

describe('the price chart', () => {
  it.each([
    [149, [0, 50, 100, 150]],
    [59, [0, 20, 40, 60]],
    [9, [0, 2.5, 5, 7.5, 10]],
    [100, [0, 25, 50, 75, 100]],
    [0.5, [0, 0.2, 0.4, 0.6]],
    [0, [0, 1]],
    [10 ** 12, [0, 2.5e11, 5e11, 7.5e11, 10 ** 12]],
  ])('starts at zero and has round ticks up to %d (CAT-08)', (highest, ticks) => {
    expect(ticksTo(highest).map((tick) => Number(tick.toPrecision(6)))).toEqual(ticks);
  });

  it('joins consecutive prices and leaves a gap when the deal did not run (CAT-08)', () => {
    const { steps } = stepsOf([asked(0, 25, 50), asked(25, 50, 100), asked(75, null, 25)], 100 * DAY);
    expect(steps.map(({ line }) => line)).toEqual(['M0 500H250', 'M250 500V0H500', 'M750 750H1000']);
    expect(steps[2]?.area).toBe('M750 1000V750H1000V1000Z');
  });

  it('draws a price of another currency as high as it is in the one of today (CAT-14)', () => {
    const euros = { ...asked(0, 50, 40), currency: 'EUR', compared: 50 };
    const { steps, ticks } = stepsOf([euros, asked(50, null, 100)], 100 * DAY);
    expect([steps.map(({ line }) => line), ticks.at(-1)]).toEqual([['M0 500H500', 'M500 500V0H1000'], 100]);
  });
});
