import { randomBytes } from 'node:crypto';
import { v4 as uuidv4, v5 as uuidv5 } from 'uuid';
import type { z } from 'zod';
import { record } from '#kernel/audit/record.repo.ts';
import { hashToken } from '#identity/auth/sessions/lucia.ts';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { roomLimits } from '../chat.limits.ts';
import { type Allowed, allowRoom, allowWebhook } from '../chat.policy.ts';
import { findMessageOwner, insertMessage, lockRoom } from '../messages/messages.repo.ts';
import { findRoom } from '../rooms/rooms.repo.ts';
import { readSlackText } from './slack-text.ts';
import type { createWebhookInput, receiveInput, revokeWebhookInput, RoomWebhook } from './webhooks.contract.ts';
import * as repo from './webhooks.repo.ts';
import type { Services } from '#kernel/services.ts';

type Managing = Pick<Call, 'actor' | 'address' | 'userAgent' | 'database' | 'publicUrl'>;

/** Prefix by which scanners of published code recognise a leaked key. */
const PREFIX = 'onh_';

/** @throws not_found, forbidden */
async function findModerated(call: Pick<Call, 'actor' | 'database'>, roomId: string): Promise<Allowed<'moderate'>> {
  const actor = requireActor(call);
  const room = allowRoom(actor, await findRoom(call.database.db, roomId, actor.user.id), 'manage');
  return allowRoom(actor, room, 'moderate');
}

/** Lists the webhooks of a room that the caller moderates. @throws not_found, forbidden */
export async function listWebhooks(
  call: Managing,
  { roomId }: { roomId: string },
): Promise<{ webhooks: RoomWebhook[] }> {
  const room = await findModerated(call, roomId);
  return { webhooks: await repo.listWebhooks(call.database.db, room) };
}

/**
 * Makes a webhook. Its address is answered this once; of the token in it only the SHA-256 is kept.
 *
 * @throws not_found, forbidden, too_many_webhooks
 */
export async function createWebhook(
  call: Managing,
  { roomId, name }: z.infer<typeof createWebhookInput>,
): Promise<{ id: string; url: string }> {
  const room = await findModerated(call, roomId);
  const { user } = requireActor(call);
  const token = PREFIX + randomBytes(32).toString('base64url');
  const id = await call.database.transaction(async (tx) => {
    await lockRoom(tx, room);
    if ((await repo.countWebhooks(tx, room)) >= roomLimits.webhooksMax) throw new AppError('too_many_webhooks');
    const made = await repo.insertWebhook(tx, room, { name, tokenHash: hashToken(token), createdBy: user.id });
    await record(tx, call, {
      action: 'room.webhook_create',
      target: { type: 'room', id: room.id, label: name },
      after: { webhookId: made },
    });
    return made;
  });
  return { id, url: `${call.publicUrl}/api/chat/webhooks/${token}` };
}

/** Ends a webhook at once. @throws not_found, forbidden */
export async function revokeWebhook(
  call: Managing,
  { roomId, id }: z.infer<typeof revokeWebhookInput>,
): Promise<{ ok: true }> {
  const room = await findModerated(call, roomId);
  await call.database.transaction(async (tx) => {
    const label = await repo.revokeWebhook(tx, room, id);
    if (label === undefined) throw new AppError('not_found');
    const target = { type: 'room', id: room.id, label } as const;
    await record(tx, call, { action: 'room.webhook_revoke', target, before: { webhookId: id } });
  });
  return { ok: true as const };
}

/** Not a person, because a webhook writes by itself. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Puts what a tool sent at the end of its room, under the webhook's name. What is sent again with the same key is there once.
 *
 * @throws not_found for a token that is none or was revoked, room_closed, too_many_requests
 */
export async function receiveMessage(
  { database, limits, rooms }: Pick<Services, 'database' | 'limits' | 'rooms'>,
  { token, text, key }: z.infer<typeof receiveInput>,
): Promise<void> {
  const webhook = await repo.findWebhook(database.db, hashToken(token));
  if (!webhook) throw new AppError('not_found');
  await limits.count('webhook', webhook.id);
  const room = allowWebhook(await findRoom(database.db, webhook.roomId, NOBODY));
  const id = key === undefined ? uuidv4() : uuidv5(key, webhook.id);
  const sender = { id: null, webhookId: webhook.id, isUnhurried: true, messagesInTenSeconds: 1 };
  const message = {
    roomId: room.id,
    id,
    text: readSlackText(text),
    files: [],
    named: { users: [], deals: [], tools: [] },
  };
  const sent = await insertMessage(database, room, sender, message);
  if (sent) rooms.announce(room.id);
  // Closed in between; or it is there already.
  else if (!(await findMessageOwner(database.db, id))) throw new AppError('room_closed');
}
