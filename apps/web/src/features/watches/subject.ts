import type { FindWatchInput } from '@onceware/api/watches/watches.contract';

/** Subject of a watch, as the server takes it. */
export type WatchSubject = FindWatchInput['subject'];

export interface Money {
  amount: number;
  currency: string;
}

/** A price to begin with: a tenth below today's, in whole units where that is less than today's. */
export function wishBelow({ amount, currency }: Money): Money {
  const whole = Math.floor(amount * 0.9);
  return { amount: whole >= 1 ? whole : Math.max(0.01, Math.floor(amount * 90) / 100), currency };
}
