import type { z } from 'zod';
import type { Services } from '#kernel/services.ts';
import type { mailEventsInput } from './mail-events.contract.ts';
import { stopMail } from './mail-stops.repo.ts';

const ANSWER_MAX = 200;

/** Stops notifications to these addresses. What no account has is left out, so that the answer says nothing of who is a member. */
export async function noteMailEvents(
  { database: { db } }: Pick<Services, 'database'>,
  { events }: z.output<typeof mailEventsInput>,
): Promise<{ ok: true }> {
  for (const { type, email, answer = null } of events)
    await stopMail(db, email, { reason: type, answer: answer && answer.replaceAll(/\s+/g, ' ').slice(0, ANSWER_MAX) });
  return { ok: true };
}
