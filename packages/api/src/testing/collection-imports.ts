import { collectionItems, collections } from '@onceware/db/schema/collections';
import { pages } from '@onceware/db/schema/pages';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { makeDeal, makeTool, makeUser } from './factories.ts';
import { createTestApi, type TestApi } from './test-api.ts';
import type { ImportInput } from '#collections/collections.contract.ts';
import { canonicalUrl } from '#platform/web-pages/canonical-url.ts';

export const into = (name: string, items: ImportInput['collections'][number]['items']): ImportInput => ({
  collections: [{ name, items }],
});

let hosts = 0;
export const newDomain = () => `host-${(hosts += 1)}.example`;

/** For each test a new member with the collections that everybody begins with; things to import, and what is stored. */
export function importHelpers() {
  let api: TestApi;
  let me: Awaited<ReturnType<typeof makeUser>>;
  let mine: ReturnType<TestApi['as']>;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    me = await makeUser(api.database);
    mine = api.as(me);
    await mine.collections.ensureDefaults();
  });
  /** There while a test runs. */
  const here = {
    get api() {
      return api;
    },
    get me() {
      return me;
    },
    get mine() {
      return mine;
    },
  };
  const db = () => api.database.db;

  /** The member's collections as they are stored, items in their order. */
  async function stored(userId = me.id) {
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
  const storedPages = (userId = me.id) => db().select().from(pages).where(eq(pages.userId, userId)).orderBy(pages.id);

  const deal = async () => ({ entityType: 'deal' as const, entityId: (await makeDeal(api.database)).id });
  const tool = async (fields: Parameters<typeof makeTool>[1] = {}) => ({
    entityType: 'tool' as const,
    entityId: (await makeTool(api.database, fields)).id,
  });
  /** A page that the member keeps. */
  async function pageOf({ id: userId }: { id: string }, url: string) {
    const id = uuidv7();
    await db()
      .insert(pages)
      .values({ id, userId, url, canonicalUrl: canonicalUrl(url) });
    return { entityType: 'page' as const, entityId: id };
  }
  return { here, stored, storedOf, storedPages, deal, tool, pageOf };
}
