import { collectionItems, collections } from '@onceware/db/schema/collections';
import { pages } from '@onceware/db/schema/pages';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { makeDeal, makeTool } from '#testing/factories.ts';
import type { TestApi } from '#testing/test-api.ts';
import type { ImportInput } from '../collections.contract.ts';
import { canonicalUrl } from '../pages/canonical-url.ts';

export const into = (name: string, items: ImportInput['collections'][number]['items']): ImportInput => ({
  collections: [{ name, items }],
});

/** Things to import, and what is stored of a member; `here` says where, and whose it is unless another is named. */
export function importHelpers(here: () => { api: TestApi; me: { id: string } }) {
  const db = () => here().api.database.db;

  /** The member's collections as they are stored, items in their order. */
  async function stored(userId = here().me.id) {
    const rows = await db()
      .select()
      .from(collections)
      .where(and(eq(collections.userId, userId), isNull(collections.deletedAt)))
      .orderBy(collections.id);
    return Promise.all(
      rows.map(async ({ id, name, description, isFavorite, nextRank }) => {
        const items = await db()
          .select()
          .from(collectionItems)
          .where(and(eq(collectionItems.collectionId, id), isNull(collectionItems.removedAt)))
          .orderBy(desc(collectionItems.rank));
        return { id, name, description, isFavorite, nextRank, items };
      }),
    );
  }
  const storedOf = async (name: string) => (await stored()).filter((collection) => collection.name === name);
  const storedPages = (userId = here().me.id) =>
    db().select().from(pages).where(eq(pages.userId, userId)).orderBy(pages.id);

  const deal = async () => ({ entityType: 'deal' as const, entityId: (await makeDeal(here().api.database)).id });
  const tool = async (fields: Parameters<typeof makeTool>[1] = {}) => ({
    entityType: 'tool' as const,
    entityId: (await makeTool(here().api.database, fields)).id,
  });
  /** A page that the member keeps. */
  async function pageOf({ id: userId }: { id: string }, url: string) {
    const id = uuidv7();
    await db()
      .insert(pages)
      .values({ id, userId, url, canonicalUrl: canonicalUrl(url) });
    return { entityType: 'page' as const, entityId: id };
  }
  return { stored, storedOf, storedPages, deal, tool, pageOf };
}
