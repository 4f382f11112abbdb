import type { Db } from '@onceware/db/client';
import type { Call } from '#kernel/call.ts';
import { record } from '#kernel/audit/record.repo.ts';
import { requireActor } from '#kernel/actor.ts';
import type { Allowed } from '../chat.policy.ts';
import { placeOf } from '../rooms/manage.repo.ts';
import { reopenFlags, settleFlags } from './flags.repo.ts';
import { toEntry } from './log-entry.ts';

type Removing = Pick<Call, 'actor' | 'address' | 'userAgent'>;

export interface Removal {
  room: Allowed<'moderate'>;
  id: string;
  message: { authorId: string | null };
  reason?: string | undefined;
}

const entryOf = async (tx: Db, { room, id, message: { authorId }, reason }: Removal) =>
  toEntry({ id, authorId, room: await placeOf(tx, room), reason });

/** Logs that a moderator has removed a message, and settles what was told of it. */
export async function recordRemoval(tx: Db, call: Removing, removal: Removal): Promise<void> {
  await settleFlags(tx, [removal.id], requireActor(call).user.id);
  await record(tx, call, { action: 'message.remove', ...(await entryOf(tx, removal)) });
}

/** The same of what is taken back: what was told of it waits again. */
export async function recordReturn(tx: Db, call: Removing, removal: Removal): Promise<void> {
  await reopenFlags(tx, removal.id);
  await record(tx, call, { action: 'message.restore', ...(await entryOf(tx, removal)) });
}
