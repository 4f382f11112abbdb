import { z } from 'zod';
import { count, id, moment } from '#kernel/answers.ts';
import { PERMISSIONS } from '#kernel/permissions.contract.ts';

export const sessionUser = z.strictObject({
  id,
  name: z.string(),
  email: z.email(),
  avatar: z.string().nullable().describe('Any source that the avatar component takes (UI-02).'),
});
/** AUTH-01. */
export interface SessionUser extends z.infer<typeof sessionUser> {}

export const session = z.strictObject({
  user: sessionUser,
  permissions: z.array(z.enum(PERMISSIONS)),
  isVendor: z
    .boolean()
    .describe(
      'True for a member of an organisation that staff gave tools to, whose deals and tools they may change (CAT-11).',
    ),
});
/** Signed-in user and their permissions; null for a visitor. */
export interface Session extends z.infer<typeof session> {}

export const emailChangeConfirmed = z.strictObject({
  side: z.enum(['old', 'new']).describe('The side that the link belongs to.'),
  isDone: z.boolean(),
});
/** Outcome of confirming a change of address: done, or still waiting for the other mail. */
export interface EmailChangeConfirmed extends z.infer<typeof emailChangeConfirmed> {}

export const sessionEntry = z.strictObject({
  id: z.hash('sha256'),
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
export const sessions = z.strictObject({ sessions: z.array(sessionEntry) });
export const endedSessions = z.strictObject({ ended: count });
