import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import * as repo from './following.repo.ts';
import type { Followed, FollowInput } from './publishing.contract.ts';

type Following = Pick<Call, 'actor' | 'database' | 'limits'>;

/** Follows a published collection of somebody else (NET-05). @throws not_found, too_many_requests */
export async function follow(call: Following, { token }: FollowInput): Promise<Followed> {
  const { user } = requireActor(call);
  const { db } = call.database;
  await call.limits.count('follow', user.id);
  await repo.insertFollow(db, token, user.id);
  const found = await repo.findFollowed(db, token, user.id);
  if (!found || found.is_own) throw new AppError('not_found');
  return { is_followed: found.is_followed, followers: found.followers };
}

/** Ends it, also of what is no longer there to be seen, whose followers nobody is told. @throws too_many_requests */
export async function unfollow(call: Following, { token }: FollowInput): Promise<Followed> {
  const { user } = requireActor(call);
  const { db } = call.database;
  await call.limits.count('follow', user.id);
  await repo.deleteFollow(db, token, user.id);
  return { is_followed: false, followers: (await repo.findFollowed(db, token, user.id))?.followers ?? 0 };
}
