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
    expect(await mine()).toEqual([{ ...group, terms: ['stoneware', 'Grès', '炻器'], tags: [] }]);
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

  it('with tags say what people want to do: their phrases find what has the tags, as long as staff want it (CAT-16)', async () => {
    const toolId = (await makeTool(api.database, { name: 'Vasewheel', tagline: 'Turns', tags: ['pottery wheel'] })).id;
    await makeDeal(api.database, { toolId });
    await api.database.transaction(refreshSearchWords);
    const intent = {
      id: uuidv7(),
      terms: ['throw cups', 'Becher drehen', '做杯子'],
      category: null,
      tags: ['pottery wheel'],
    };
    const phrases = ['throw cups', 'cups to throw', 'Becher drehen', '做杯子'];
    for (const q of phrases) expect(await titles(q)).not.toContain('Vasewheel');
    await staff.saveSynonyms(intent);
    for (const q of phrases) expect([q, (await titles(q))[0]]).toEqual([q, 'Vasewheel']);
    const mine = async () => (await staff.synonyms()).find(({ id }) => id === intent.id);
    expect(await mine()).toEqual(intent);
    // Programs that know no tags leave them alone.
    await staff.saveSynonyms({ id: intent.id, terms: ['throw cups', 'throw mugs'] });
    expect(await mine()).toMatchObject({ terms: ['throw cups', 'throw mugs'], tags: ['pottery wheel'] });
    expect((await titles('throw mugs'))[0]).toBe('Vasewheel');
    await staff.saveSynonyms({ ...intent, tags: [] });
    expect(await mine()).toMatchObject({ tags: [] });
    expect(await titles('throw cups')).not.toContain('Vasewheel');
    await staff.saveSynonyms({ id: intent.id, terms: ['throw cups'], tags: ['pottery wheel', 'Pottery Wheel'] });
    expect(await mine()).toMatchObject({ tags: ['Pottery Wheel'] });
    await expect(staff.saveSynonyms({ ...intent, tags: ['—'] })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const many = Array.from({ length: 13 }, (_, n) => `tag ${n}`);
    await expect(staff.saveSynonyms({ ...intent, tags: many })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
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
