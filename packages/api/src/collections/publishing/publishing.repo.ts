import type { Db } from '@onceware/db/client';
import { users } from '@onceware/db/schema/auth';
import { collectionFollows, collections } from '@onceware/db/schema/collections';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Category } from '#catalog/catalog.limits.ts';
import { isoTime } from '#kernel/moments.ts';
import type { Authorized, CollectionOwner } from '../collections.policy.ts';
import type { Publication, PublishInput } from './publishing.contract.ts';
import { publishingLimits } from './publishing.limits.ts';

type Editable = Authorized<CollectionOwner, 'edit'>;

const columns = {
  token: sql<string>`${collections.publicToken}`,
  theme: sql<Category | null>`${collections.theme}`,
  shows_notes: collections.publishesNotes,
  shows_pages: collections.publishesPages,
  published_at: sql<string>`${isoTime(collections.publishedAt)}`,
  is_published: sql<boolean>`${collections.unpublishedAt} is null`,
};

/** Finds what decides whether a member may publish, and how often. */
export async function findStanding(
  db: Db,
  userId: string,
): Promise<{ isVerified: boolean; isNew: boolean } | undefined> {
  const [found] = await db
    .select({
      isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      isNew: sql<boolean>`${users.createdAt} > now() - make_interval(days => ${publishingLimits.newDays})`,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.suspendedAt), isNull(users.deletedAt)));
  return found;
}

/** Publishes under `token`, or under the one that it has; undefined if it was deleted meanwhile. */
export async function setPublished(
  tx: Db,
  collection: Editable,
  token: string,
  { theme, showsNotes, showsPages }: Omit<PublishInput, 'collectionId'>,
): Promise<Publication | undefined> {
  const [published] = await tx
    .update(collections)
    .set({
      publicToken: sql`coalesce(${collections.publicToken}, ${token})`,
      publishedAt: sql`coalesce(${collections.publishedAt}, now())`,
      unpublishedAt: null,
      theme,
      publishesNotes: showsNotes,
      publishesPages: showsPages,
      updatedAt: sql`now()`,
    })
    .where(and(eq(collections.id, collection.id), isNull(collections.deletedAt)))
    .returning(columns);
  return published;
}

/** @returns what it was called, and when it was taken back; undefined where it was not published */
export async function setUnpublished(
  tx: Db,
  collection: Editable,
): Promise<{ name: string; at: Date | null } | undefined> {
  const [done] = await tx
    .update(collections)
    .set({ unpublishedAt: sql`now()`, updatedAt: sql`now()` })
    .where(
      and(
        eq(collections.id, collection.id),
        isNotNull(collections.publishedAt),
        isNull(collections.unpublishedAt),
        isNull(collections.deletedAt),
      ),
    )
    .returning({ name: collections.name, at: collections.unpublishedAt });
  return done;
}

/** Finds how it is or was published; undefined: never. */
export async function findPublication(db: Db, collection: Editable): Promise<Publication | undefined> {
  const [found] = await db
    .select(columns)
    .from(collections)
    .where(and(eq(collections.id, collection.id), isNotNull(collections.publishedAt)));
  return found;
}

/** Whether a collection was published here that its owner took back: its readers are told so, and nobody whom a block hides it from. */
export async function wasPublished(db: Db, token: string, readerId: string | null): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from collections c join users u on u.id = c.user_id
    where c.public_token = ${token} and c.unpublished_at is not null and c.deleted_at is null
      and u.suspended_at is null and u.deleted_at is null and not is_blocked_between(u.id, ${readerId}::uuid)`);
  return rows.length > 0;
}

/** Everybody who follows it. */
export async function listAllFollowers(tx: Db, collection: Editable): Promise<string[]> {
  const rows = await tx
    .select({ id: collectionFollows.userId })
    .from(collectionFollows)
    .where(eq(collectionFollows.collectionId, collection.id));
  return rows.map(({ id }) => id);
}
