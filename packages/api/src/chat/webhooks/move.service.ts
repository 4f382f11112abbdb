import type { z } from 'zod';
import { record } from '#kernel/audit/record.repo.ts';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import { FetchFailure } from '#platform/safe-fetch/fetch-failure.ts';
import type { SafeFetch } from '#platform/safe-fetch/safe-fetch.ts';
import { type Allowed, allowRoom, may } from '../chat.policy.ts';
import { findMessageOwner, messagesById } from '../messages/messages.repo.ts';
import { findRoom, roomRow } from '../rooms/rooms.repo.ts';
import { bodyFor } from './move-bodies.ts';
import { isAddressOf, type MoveTarget } from './move.limits.ts';
import type { moveInput, removeTeamWebhookInput, setTeamWebhookInput, TeamWebhook } from './webhooks.contract.ts';
import * as repo from './webhooks.repo.ts';

type Teaming = Pick<Call, 'actor' | 'address' | 'userAgent' | 'database' | 'secrets' | 'safeFetch'>;

/** Sealed for this team's tool: elsewhere it cannot be opened. */
const contextOf = (organizationId: string, tool: MoveTarget) => `team webhook ${organizationId} ${tool}`;

/** A room of a team, and the team. @throws not_found, forbidden; not_found for a room of no team */
async function findTeamRoom<For extends 'view' | 'write' | 'moderate'>(
  call: Pick<Call, 'actor' | 'database'>,
  roomId: string,
  what: For,
): Promise<{ room: Allowed<For>; seen: Allowed<'view'>; organizationId: string }> {
  const actor = requireActor(call);
  const { db } = call.database;
  const access = await findRoom(db, roomId, actor.user.id);
  const seen = allowRoom(actor, access, 'view');
  const organizationId = await repo.teamOf(db, seen);
  if (!organizationId) throw new AppError('not_found');
  return { room: allowRoom(actor, access, what), seen, organizationId };
}

/** The tools to which messages of a team's room can be moved, and whether the caller may set more. @throws not_found */
export async function listTeamWebhooks(
  call: Teaming,
  { roomId }: { roomId: string },
): Promise<{ webhooks: TeamWebhook[]; mayChange: boolean }> {
  const { room, organizationId } = await findTeamRoom(call, roomId, 'view');
  const webhooks = await repo.listTeamWebhooks(call.database.db, organizationId);
  return { webhooks, mayChange: may(requireActor(call), room, 'moderate') };
}

/** Sets or replaces the address of a tool. It is stored sealed and told to nobody. @throws not_found, forbidden, invalid_input */
export async function setTeamWebhook(
  call: Teaming,
  { roomId, tool, url }: z.infer<typeof setTeamWebhookInput>,
): Promise<{ ok: true }> {
  const { room, organizationId } = await findTeamRoom(call, roomId, 'moderate');
  if (!isAllowed(call.safeFetch, tool, url))
    throw new AppError('invalid_input', {
      issues: [{ path: 'url', message: 'This is no address of an incoming webhook of this tool.' }],
    });
  const { user } = requireActor(call);
  const sealed = call.secrets.seal(url, contextOf(organizationId, tool));
  await call.database.transaction(async (tx) => {
    await repo.setTeamWebhook(tx, { organizationId, tool, sealed, createdBy: user.id });
    await record(tx, call, {
      action: 'room.team_webhook_set',
      target: { type: 'room', id: room.id, label: tool },
      after: { organizationId, tool },
    });
  });
  return { ok: true as const };
}

/** @throws not_found, forbidden */
export async function removeTeamWebhook(
  call: Teaming,
  { roomId, tool }: z.infer<typeof removeTeamWebhookInput>,
): Promise<{ ok: true }> {
  const { room, organizationId } = await findTeamRoom(call, roomId, 'moderate');
  await call.database.transaction(async (tx) => {
    if (!(await repo.deleteTeamWebhook(tx, organizationId, tool))) throw new AppError('not_found');
    await record(tx, call, {
      action: 'room.team_webhook_remove',
      target: { type: 'room', id: room.id, label: tool },
      before: { organizationId, tool },
    });
  });
  return { ok: true as const };
}

/** Host check: the tool's own hosts alone; tests use this machine. */
const isAllowed = ({ reachesLoopback }: SafeFetch, tool: MoveTarget, url: string) =>
  isAddressOf(tool, url) || (reachesLoopback && url.startsWith('http://127.0.0.1:'));

const ANSWER = { timeoutMs: 10_000, bytesMax: 64 * 1024 };

/**
 * 'Move Message' of a team's room: posts it to the tool's webhook, if the team has set one (LIVE-12).
 *
 * @throws not_found, room_closed, too_many_requests, move_unset, move_refused, move_failed
 */
export async function moveMessage(
  call: Teaming & Pick<Call, 'limits'>,
  { roomId, id, tool }: z.infer<typeof moveInput>,
): Promise<{ ok: true }> {
  const { db } = call.database;
  const { seen, room, organizationId } = await findTeamRoom(call, roomId, 'write');
  const { user } = requireActor(call);
  const owner = await findMessageOwner(db, id);
  if (owner?.roomId !== room.id || owner.isDeleted) throw new AppError('not_found');
  const webhook = await repo.findTeamWebhook(db, organizationId, tool);
  if (!webhook) throw new AppError('move_unset');
  await call.limits.count('move', user.id);
  const [[message], { name }] = await Promise.all([messagesById(db, [id]), roomRow(db, seen, user.id)]);
  const moved = { author: message?.author?.name ?? '?', room: name ?? '', text: owner.text };
  const url = call.secrets.open(webhook.sealed, contextOf(organizationId, tool));
  await post(call.safeFetch, url, bodyFor(tool, moved));
  return { ok: true as const };
}

async function post(fetcher: SafeFetch, url: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const { status } = await fetcher(url, { method: 'POST', headers, body, ...ANSWER }).catch((error: unknown) => {
    if (!(error instanceof FetchFailure)) throw error;
    const isOver = error.reason === 'timeout' || error.reason === 'unreachable';
    throw new AppError(isOver ? 'move_failed' : 'move_refused', { cause: error });
  });
  if (status < 300) return;
  // Too many at once, or the tool has troubles of its own; else the address is gone or takes no such message.
  throw new AppError(status === 408 || status === 429 || status >= 500 ? 'move_failed' : 'move_refused');
}
