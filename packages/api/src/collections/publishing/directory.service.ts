import { coverUrlOf } from '#catalog/art.contract.ts';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import { type HeadRow, listDirectory, listFollowing } from './directory.repo.ts';
import type { DirectoryInput, FollowingInput, PublishedPage } from './publishing.contract.ts';
import { readPosition, writePosition } from './publishing.cursor.ts';
import { publishingLimits } from './publishing.limits.ts';

type Reading = Pick<Call, 'actor' | 'database'>;

/** Published collections as the reader may see them: nothing of whom a block hides (NET-05). */
export async function readDirectory(
  { actor, database }: Reading,
  { sort, theme, q, cursor }: DirectoryInput,
): Promise<PublishedPage> {
  const after = readPosition(sort, cursor);
  const rows = await listDirectory(database.db, { readerId: actor?.user.id ?? null, sort, theme, q, after });
  return pageOf(sort, rows);
}

/** Collections that the actor follows and may see now, the newest follow first. */
export async function readFollowing(call: Reading, input: FollowingInput): Promise<PublishedPage> {
  const { user } = requireActor(call);
  const rows = await listFollowing(call.database.db, user.id, readPosition('following', input?.cursor));
  return pageOf('following', rows);
}

function pageOf(list: string, rows: HeadRow[]): PublishedPage {
  const page = rows.slice(0, publishingLimits.page);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    items: page.map(({ head: { cover, ...head } }) => ({ ...head, cover: cover.map(coverUrlOf) })),
    nextCursor: last ? writePosition(list, { rank: Number(last.rank), id: last.id }) : null,
  };
}
