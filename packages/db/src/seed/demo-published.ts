import { randomBytes } from 'node:crypto';
import type { Db } from '../client.ts';
import { collectionFollows, collectionItems, collections } from '../schema/collections.ts';
import type { Talker } from './chat/talk.ts';
import { findEntities, rankOf } from './demo-collections.ts';
import data from './demo-published.json' with { type: 'json' };
import { before, idAt } from './demo-times.ts';

interface DemoPublished {
  of: Talker;
  name: string;
  description: string;
  theme: string;
  daysAgo: number;
  /** Slugs of deals, the newest first. */
  items: string[];
  followers: Talker[];
}
const published = data as DemoPublished[];

/** Collections that members of the demonstration have published, and who follows them; those of which the catalogue has nothing are left out. */
export async function seedPublished(
  tx: Db,
  { now, idOf }: { now: Date; idOf: (who: Talker) => string },
): Promise<void> {
  const entities = await findEntities(
    tx,
    published.flatMap(({ items }) => items.map((deal) => ({ deal }))),
  );
  for (const { of, items, followers, daysAgo, ...named } of published) {
    const publishedAt = before(now, daysAgo);
    const createdAt = before(now, daysAgo + 1);
    const found = items.flatMap((slug) => entities.get(slug) ?? []);
    if (found.length === 0) continue;
    const id = idAt(createdAt);
    await tx.insert(collections).values({
      ...named,
      id,
      userId: idOf(of),
      nextRank: found.length + 1,
      publicToken: randomBytes(9).toString('base64url'),
      publishedAt,
      createdAt,
      updatedAt: publishedAt,
    });
    await tx.insert(collectionItems).values(
      found.map((entity, place) => {
        const addedAt = before(now, daysAgo + place / 24);
        return { ...entity, id: idAt(addedAt), collectionId: id, rank: rankOf(found.length - place), addedAt };
      }),
    );
    await tx
      .insert(collectionFollows)
      .values(
        followers.map((who, n) => ({ userId: idOf(who), collectionId: id, createdAt: before(now, daysAgo / (n + 2)) })),
      );
  }
}
