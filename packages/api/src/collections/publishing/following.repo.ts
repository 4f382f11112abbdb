import type { Db } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import type { Followed } from './publishing.contract.ts';
import { isFollowedBy, isOpenTo } from './publishing.sql.ts';

/** Follows for the reader what they may see and is not their own; again, it changes nothing. */
export async function insertFollow(db: Db, token: string, readerId: string): Promise<void> {
  const reader = sql`${readerId}::uuid`;
  await db.execute(sql`
    insert into collection_follows (user_id, collection_id)
    select ${reader}, c.id from collections c join users u on u.id = c.user_id
    where c.public_token = ${token} and ${isOpenTo(reader)} and u.id <> ${reader}
    on conflict do nothing`);
}

/** Also of what the reader may see no more. */
export async function deleteFollow(db: Db, token: string, readerId: string): Promise<void> {
  await db.execute(sql`
    delete from collection_follows f using collections c
    where c.public_token = ${token} and f.collection_id = c.id and f.user_id = ${readerId}`);
}

/** Undefined for what the reader may not see. */
export async function findFollowed(
  db: Db,
  token: string,
  readerId: string,
): Promise<(Followed & { is_own: boolean }) | undefined> {
  const reader = sql`${readerId}::uuid`;
  const { rows } = await db.execute<Followed & { is_own: boolean } & Record<string, unknown>>(sql`
    select ${isFollowedBy(reader)} as is_followed, c.followers_count as followers, u.id = ${reader} as is_own
    from collections c join users u on u.id = c.user_id where c.public_token = ${token} and ${isOpenTo(reader)}`);
  return rows[0];
}
