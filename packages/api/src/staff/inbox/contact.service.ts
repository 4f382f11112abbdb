import type { z } from 'zod';
import type { Call } from '#kernel/call.ts';
import type { sendMessageInput } from './contact.contract.ts';
import { insertMessage } from './contact.repo.ts';

/** Keeps a message for those who answer it. The same `id` again is the same message. @throws too_many_requests */
export async function sendMessage(
  call: Pick<Call, 'actor' | 'database' | 'limits' | 'address'>,
  input: z.output<typeof sendMessageInput>,
): Promise<{ ok: true }> {
  await call.limits.countCaller('contact', call.address);
  await insertMessage(call.database.db, { ...input, userId: call.actor?.user.id ?? null });
  return { ok: true };
}
