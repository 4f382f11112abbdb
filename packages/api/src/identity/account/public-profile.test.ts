import { deals } from '@onceware/db/schema/catalog';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDeal, makeUser } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let mine: ReturnType<TestApi['as']>;
let other: ReturnType<TestApi['as']>;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  mine = api.as(await makeUser(api.database, { name: 'Olga Owner' }));
  other = api.as(await makeUser(api.database));
});

const review = (dealId: string, text = 'It does what it says.') => ({ id: uuidv7(), dealId, stars: 4, text });

describe('the public profile', () => {
  it('shows name, picture and joining date, nothing else for a new account, and never the e-mail address (ACC-01)', async () => {
    const { createdAt } = (await mine.account.profile()).profile;
    expect(await mine.account.publicProfile()).toEqual({
      name: 'Olga Owner',
      avatar: null,
      memberSince: createdAt,
      reviewCount: 0,
      collections: [],
    });
    expect(await mine.account.publicReviews({})).toEqual({ items: [], nextCursor: null });
    expect(await failure(api.as(null).account.publicProfile())).toBe('401 unauthenticated');
    expect(await failure(api.as(null).account.publicReviews({}))).toBe('401 unauthenticated');
  });

  it('shows the reviews that others see: none that was deleted or removed, nor of a hidden deal (ACC-01)', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => makeDeal(api.database)));
    const [kept, deleted, removed, hidden] = made.map(({ id }) => review(id));
    if (!kept || !deleted || !removed || !hidden) throw new Error('A deal is missing.');
    for (const one of [kept, deleted, removed, hidden]) await mine.reviews.write(one);
    await other.reviews.write(review(kept.dealId, 'Another’s.'));
    await mine.reviews.remove({ id: deleted.id });
    const staff = api.as(await makeUser(api.database), ['admin.reviews']);
    await staff.admin.reviews.remove({ id: removed.id, reason: 'For the test' });
    await api.database.db.update(deals).set({ isHidden: true }).where(eq(deals.id, hidden.dealId));

    const { items } = await mine.account.publicReviews({});
    expect(items.map(({ id }) => id)).toEqual([kept.id]);
    expect((await mine.account.publicProfile()).reviewCount).toBe(1);
    const asSeen = (await other.reviews.list({ dealId: kept.dealId })).items.find(({ id }) => id === kept.id);
    expect(items[0]).toEqual(asSeen);
  });

  it('lists further reviews page by page, each once (ACC-01)', async () => {
    const author = await makeUser(api.database);
    const written: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const one = review((await makeDeal(api.database)).id);
      await api.as(author).reviews.write(one);
      written.unshift(one.id);
    }
    const first = await api.as(author).account.publicReviews({});
    const second = await api.as(author).account.publicReviews({ cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(written);
    expect(second.nextCursor).toBeNull();
  });

  it('lists the collections that have a link, with the number of things it shows, until the link ends (ACC-01, COL-17)', async () => {
    const [first] = (await mine.collections.load()).collections;
    if (!first) throw new Error('A collection is missing.');
    const second = { id: uuidv7(), name: 'Second' };
    await mine.collections.create(second);
    const [shown, hidden] = [await makeDeal(api.database), await makeDeal(api.database)];
    for (const { id } of [shown, hidden])
      await mine.collections.addItem({
        collectionId: first.id,
        entityType: 'deal',
        entityId: id,
        notes: 'For me alone',
      });
    await api.database.db.update(deals).set({ isHidden: true }).where(eq(deals.id, hidden.id));
    await other.collections.share({ collectionId: (await other.collections.load()).collections[0]?.id ?? '' });
    const { share } = await mine.collections.share({ collectionId: first.id });

    const { collections } = await mine.account.publicProfile();
    expect(collections).toEqual([
      { token: share.token, name: first.name, description: first.description, itemCount: 1, isIndexed: false },
    ]);
    expect((await api.as(null).collections.shared({ token: share.token })).item_count).toBe(1);

    await mine.collections.share({ collectionId: second.id });
    await mine.collections.delete({ collectionId: second.id });
    await mine.collections.unshare({ collectionId: first.id });
    expect((await mine.account.publicProfile()).collections).toEqual([]);
  });
});
