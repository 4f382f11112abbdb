import type { Database } from '@onceware/db/client';
import type { z } from 'zod';
import { requireActor } from '#kernel/actor.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import type { Services } from '#kernel/services.ts';
import type { Changed } from '../chat.contract.ts';
import { allowRoom } from '../chat.policy.ts';
import { changeCounted } from '../messages/messages.service.ts';
import type { previewInput, showPreviewsInput } from './previews.contract.ts';
import * as repo from './previews.repo.ts';

type Chatting = Parameters<typeof changeCounted>[0];

/** Takes a preview off a message for everybody, or puts it back: its writer, and who looks after the room. @throws not_found, forbidden */
export const setPreview = (call: Chatting, input: z.output<typeof previewInput>): Promise<Changed> =>
  changeCounted(call, input, 'preview', async (tx, message, room) => {
    const actor = requireActor(call);
    if (message.authorId === actor.user.id) allowRoom(actor, room, 'amend');
    else allowRoom(actor, room, 'moderate');
    if (message.isDeleted) throw new AppError('not_found');
    return repo.setRemoved(tx, input.id, input.url, !input.on);
  });

/** Whether the caller wants to see previews. */
export async function readShowsPreviews(call: Pick<Call, 'actor' | 'database'>): Promise<{ on: boolean }> {
  return { on: !(await repo.hidesPreviews(call.database.db, requireActor(call).user.id)) };
}

/** Shows the caller previews in all rooms, or none. */
export async function showPreviews(
  call: Pick<Call, 'actor' | 'database'>,
  { on }: z.output<typeof showPreviewsInput>,
): Promise<{ ok: true }> {
  await repo.setHidden(call.database.db, requireActor(call).user.id, !on);
  return { ok: true };
}

const AT_ONCE = 1_000;

/**
 * Deletes previews that no message shows, and those that nobody has asked for in three months, so that no old words of a page stand
 * for ever; all of them where the site shows none.
 */
export async function purgePreviews(
  { database: { db }, showsPreviews }: { database: Pick<Database, 'db'> } & Pick<Services, 'showsPreviews'>,
  signal?: AbortSignal,
): Promise<void> {
  const isStopped = () => signal?.aborted === true;
  for (let count = AT_ONCE; count === AT_ONCE && !isStopped();)
    count = await repo.deleteOld(db, AT_ONCE, { all: !showsPreviews });
}
