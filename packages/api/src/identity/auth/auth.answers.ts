import { z } from 'zod';
import { moment } from '#kernel/answers.ts';

export const sessionEntry = z.strictObject({
  id: z.string(),
  isCurrent: z.boolean(),
  browser: z.string().nullable().describe('`Chrome`, `Firefox`, …; null if the browser did not say.'),
  system: z.string().nullable().describe('`Windows`, `iOS`, …; null if not said.'),
  device: z.enum(['desktop', 'phone', 'tablet']).nullable(),
  address: z.string().nullable(),
  signedInAt: moment,
  lastSeenAt: moment,
});
/** A signed-in browser. Times are ISO strings. */
export interface SessionEntry extends z.infer<typeof sessionEntry> {}
