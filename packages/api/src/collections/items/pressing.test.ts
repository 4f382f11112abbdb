import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDeal, makeTool } from '#testing/factories.ts';
import { failure } from '#testing/failure.ts';
import { ownCollections } from '#testing/own-collections.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';

const DAY = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('lists kept deals that end within a week, the next first, each once and a few, for their owner alone (CAT-17)', async () => {
  const { mine, collectionId } = await ownCollections(api);
  const stranger = await ownCollections(api);
  const endingIn = async (days: number | null) =>
    makeDeal(api.database, {
      toolId: (await makeTool(api.database)).id,
      startsAt: new Date(Date.now() - 30 * DAY),
      endsAt: days === null ? null : new Date(Date.now() + days * DAY),
    });
  const [later, sooner] = [await endingIn(5), await endingIn(1)];
  const others = [await endingIn(8), await endingIn(null), await endingIn(-1)];
  await endingIn(2);
  for (const { id } of [later, sooner, ...others])
    await mine.collections.addItem({ collectionId, entityType: 'deal', entityId: id });

  const { ending } = await mine.collections.pressing();
  expect(ending.map(({ id }) => id)).toEqual([sooner.id, later.id]);
  expect(await stranger.mine.collections.pressing()).toEqual({ ending: [], fallen: [] });
  expect(await failure(api.as(null).collections.pressing())).toBe('401 unauthenticated');

  for (let n = 0; n < 6; n += 1)
    await mine.collections.addItem({ collectionId, entityType: 'deal', entityId: (await endingIn(3)).id });
  expect((await mine.collections.pressing()).ending).toHaveLength(5);
});

it('lists kept deals that became cheaper, and none that rose, ended or are hidden (CAT-17)', async () => {
  const { mine, collectionId } = await ownCollections(api);
  const keep = async (fields: Parameters<typeof makeDeal>[1]) => {
    const deal = await makeDeal(api.database, { startsAt: new Date(Date.now() - 30 * DAY), ...fields });
    await api.database.pool.query('update deals set price_memory = null where id = $1', [deal.id]);
    await mine.collections.addItem({ collectionId, entityType: 'deal', entityId: deal.id });
    return deal.id;
  };
  const fallen = await keep({ reducedFrom: 9_900 });
  await keep({ reducedFrom: 2_900 });
  await keep({});
  await keep({ reducedFrom: 9_900, endsAt: new Date(Date.now() - DAY) });
  const hidden = await keep({ reducedFrom: 9_900 });
  await api.database.pool.query('update deals set is_hidden = true where id = $1', [hidden]);
  const { fallen: shown } = await mine.collections.pressing();
  expect(shown.map(({ id }) => id)).toEqual([fallen]);
  expect(shown[0]).toMatchObject({ price: 49, priceMemory: { lowestBefore: { price: 99 } } });
});
