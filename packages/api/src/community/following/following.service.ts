import type { z } from 'zod';
import { countDoing } from '#chat/newcomers/newcomers.service.ts';
import { requireActor } from '#kernel/actor.ts';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import type {
  followInput,
  FollowPage,
  followPageInput,
  FollowPerson,
  FollowState,
  followStateInput,
} from './following.contract.ts';
import { followingLimits } from './following.limits.ts';
import * as repo from './following.repo.ts';

type Following = Pick<Call, 'actor' | 'database' | 'limits' | 'notifier'>;

/**
 * Follows a member, or no longer; twice is once. Whoever is followed is told once of each person, and nothing of the end.
 *
 * @throws not_found for the caller, and for whom they may not see; too_many_requests
 */
export async function follow(call: Following, { userId, on }: z.output<typeof followInput>): Promise<FollowState> {
  const { user } = requireActor(call);
  const { db } = call.database;
  if (userId === user.id) throw new AppError('not_found');
  await countDoing(call, 'follow');
  if (on) await begin(call, user.id, userId);
  else await repo.deleteFollow(db, user.id, userId);
  const state = await repo.findState(db, userId, user.id);
  if (!state) throw new AppError('not_found');
  return state;
}

async function begin({ database, notifier }: Following, userId: string, followedId: string): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await repo.lockSeen(tx, followedId, userId))) throw new AppError('not_found');
    const day = await repo.insertFollow(tx, userId, followedId);
    if (day === undefined) return;
    const event = { kind: 'follow' as const, actorId: userId, subjectId: userId, key: userId, group: day, data: {} };
    await notifier.notify(tx, event, [followedId]);
  });
}

/** Counts of a member's follows, and what is between them and the caller. @throws not_found for whom the caller may not see */
export async function readState(
  call: Pick<Call, 'actor' | 'database'>,
  { userId }: z.output<typeof followStateInput>,
): Promise<FollowState> {
  const state = await repo.findState(call.database.db, userId, requireActor(call).user.id);
  if (!state) throw new AppError('not_found');
  return state;
}

const CURSOR = /^(-?\d{1,18})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Null for what no list wrote: its first page follows. */
function placeOf(cursor: string | null | undefined): repo.Place | null {
  const [, at, id] = CURSOR.exec(cursor ?? '') ?? [];
  return at !== undefined && id !== undefined ? { at, id } : null;
}

/**
 * Lists who follows a member, or whom they follow, as far as the caller may see them. A page may hold fewer than it could, because
 * others are passed over; the cursor says whether more follow.
 */
const listIn =
  (direction: repo.Direction) =>
  async (
    call: Pick<Call, 'actor' | 'database'>,
    { userId, cursor }: z.output<typeof followPageInput>,
  ): Promise<FollowPage> => {
    const { db } = call.database;
    const readerId = requireActor(call).user.id;
    const of = userId ?? readerId;
    if (!(await repo.findState(db, of, readerId))) throw new AppError('not_found');
    const rows = await repo.listFollows(db, direction, { userId: of, readerId, after: placeOf(cursor) });
    const { page, lookedThrough } = followingLimits;
    const looked = rows.slice(0, lookedThrough);
    const seen = looked.filter(({ isSeen }) => isSeen);
    const shown = seen.slice(0, page);
    const last = seen.length > page ? shown.at(-1) : rows.length > lookedThrough ? looked.at(-1) : undefined;
    return { people: shown.map(toPerson), nextCursor: last ? `${last.at}_${last.id}` : null };
  };

const toPerson = ({ id, address, handle, name, avatar, since, isFollowed }: FollowPerson): FollowPerson => ({
  id,
  address,
  handle,
  name,
  avatar,
  since,
  isFollowed,
});

/** People who follow a member, newest first. @throws not_found for whom the caller may not see */
export const listFollowers = listIn('followers');
/** People whom a member follows, newest first. @throws not_found for whom the caller may not see */
export const listFollowed = listIn('followed');
