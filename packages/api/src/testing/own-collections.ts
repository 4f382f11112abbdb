import { collections } from '@onceware/db/schema/collections';
import { makeDeal, makeUser } from './factories.ts';
import type { TestApi } from './test-api.ts';

export type OwnCollections = Awaited<ReturnType<typeof ownCollections>>;

/** A new member with two of their collections, somebody else, and what tests ask about the first one. */
export async function ownCollections(api: TestApi) {
  const mine = api.as(await makeUser(api.database));
  const [first, , third] = (await mine.collections.load()).collections;
  if (!first || !third) throw new Error('three collections were expected');
  const collectionId = first.id;
  return {
    mine,
    other: await makeUser(api.database),
    collectionId,
    otherId: third.id,
    deal: async () => ({ entityType: 'deal' as const, entityId: (await makeDeal(api.database)).id }),
    items: async () => (await mine.collections.items({ collectionId })).items,
    /** Makes the collections look unchanged for long, so that a change shows. */
    age: () => api.database.db.update(collections).set({ updatedAt: new Date(0) }),
    isChanged: async () =>
      (await mine.collections.load()).collections.find(({ id }) => id === collectionId)?.updated_at !==
      new Date(0).toISOString(),
  };
}
