import { z } from 'zod';
import { RATES_TEXT_MAX } from './rates.limits.ts';

export type * from './rates.answers.ts';

/** A file of the ECB's, as text. */
export const importRatesInput = z.object({ text: z.string().min(1).max(RATES_TEXT_MAX) });
export type ImportRatesInput = z.infer<typeof importRatesInput>;
