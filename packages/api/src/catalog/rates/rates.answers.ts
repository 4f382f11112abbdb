import { z } from 'zod';
import { count } from '#kernel/answers.ts';

export const ratesImported = z.strictObject({
  days: count,
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  currencies: count,
  changed: count.describe('Rates that were not there, or were others.'),
});
export interface RatesImported extends z.infer<typeof ratesImported> {}
