import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { refreshSearchWords } from '@onceware/db/seed/search-words';

let api: TestApi;
let staff: ReturnType<TestApi['as']>['admin']['catalog'];
beforeAll(async () => {
  api = await createTestApi();
  staff = api.as(await makeUser(api.database, { role: 'admin' })).admin.catalog;
});
afterAll(() => api.close());

const titles = async (q: string) => (await api.as(null).catalog.searchDeals({ q })).items.map(({ tool }) => tool.name);

describe('synonyms', () => {
  it('find each other’s matches as soon as staff add them, until removed, and again once restored (CAT-06)', async () => {
    await makeDeal(api.database, {
      toolId: (await makeTool(api.database, { name: 'Kilnhouse', tagline: 'Bakes stoneware' })).id,
    });
    await makeDeal(api.database, { toolId: (await makeTool(api.database, { name: 'Ledger', tagline: 'Counts' })).id });
    await api.database.transaction(refreshSearchWords);
    const group = { id: uuidv7(), terms: ['stoneware', 'Grès', '炻器', 'stoneware'], category: null };
    expect(await titles('grès')).not.toContain('Kilnhouse');
    await staff.saveSynonyms(group);
    await staff.saveSynonyms(group);
    for (const words of ['grès', 'gres', '炻器']) expect((await titles(words))[0]).toBe('Kilnhouse');
    const mine = async () => (await staff.synonyms()).filter(({ id }) => id === group.id);
    expect(await mine()).toEqual([{ ...group, terms: ['stoneware', 'Grès', '炻器'] }]);
    await staff.removeSynonyms({ id: group.id });
    expect(await mine()).toEqual([]);
    expect(await titles('炻器')).not.toContain('Kilnhouse');
    await expect(staff.removeSynonyms({ id: group.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await staff.saveSynonyms(group);
    expect((await titles('炻器'))[0]).toBe('Kilnhouse');
    const { rows } = await api.database.pool.query<{ action: string }>(
      `select action from action_log where target_id = $1 order by id`,
      [group.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'catalog.synonyms',
      'catalog.synonyms',
      'catalog.synonyms_remove',
      'catalog.synonyms',
    ]);
  });

  it.each([
    [['alone']],
    [['alone', 'ALONE']],
    [['—', '!']],
    [['a', 'two\nlines']],
    [['a', 'x'.repeat(61)]],
    [['a', 'b\0']],
    [Array.from({ length: 51 }, (_, n) => `word ${n}`)],
    [[]],
  ])('are refused when invalid: %j (CAT-06)', async (terms) => {
    await expect(staff.saveSynonyms({ id: uuidv7(), terms })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
