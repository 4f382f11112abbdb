import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDeal, makeTool, makeUser } from '#testing/factories.ts';
import { createTestApi, type TestApi } from '#testing/test-api.ts';
import { importCatalog } from './import.service.ts';
import { readRows } from './read-rows.ts';
import type { SourceRow } from './source-row.ts';

let api: TestApi;
beforeEach(async () => {
  // A busy machine takes seconds between two steps, in which the other one waits.
  api = await createTestApi({ lockTimeoutMs: 30_000 });
});
afterEach(() => api.close());

const NAME = 'Lanternworks';

async function* row(): AsyncGenerator<SourceRow> {
  yield { place: 'row 1', value: { name: NAME, title: 'Lanterns for ever', current_price: 9, base_price: 18 } };
}

/** Brings a deal to the tool. @param onWritten while all is written, and nobody sees it */
const bring = async (onWritten?: () => Promise<void>) =>
  await importCatalog({
    database: api.database,
    source: 'test',
    batches: readRows(row()),
    ...(onWritten && { onWritten }),
  });

/** Until a transaction waits for another. */
const waiting = async () =>
  await expect
    .poll(
      async () => {
        const { rowCount } = await api.database.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rowCount;
      },
      { timeout: 30_000 },
    )
    .toBe(1);

async function change(toolId: string, kind: 'hide' | 'show') {
  const { admin } = api.as(await makeUser(api.database, { role: 'admin' }));
  await admin.catalog.editing.change({ entityType: 'tool', ids: [toolId], change: { kind } });
}

const found = async () => (await api.as(null).catalog.searchDeals({})).items.map(({ title }) => title);
const isMarkedHidden = async () => {
  const { rows } = await api.database.pool.query<{ isHidden: boolean }>(
    `select has_ended is null as "isHidden" from deals where title = 'Lanterns for ever'`,
  );
  return rows[0]?.isHidden;
};

it('a deal that an import brings while its tool is being hidden is hidden with it, whoever comes first (CAT-11)', async () => {
  const { id: toolId } = await makeTool(api.database, { name: NAME });
  let hiding = Promise.resolve();
  await bring(async () => {
    hiding = change(toolId, 'hide');
    await waiting();
  });
  await hiding;
  expect([await isMarkedHidden(), await found()]).toEqual([true, []]);
  await change(toolId, 'show');
  expect([await isMarkedHidden(), await found()]).toEqual([false, ['Lanterns for ever']]);
  await api.database.pool.query('delete from deals');

  let bringing: Promise<unknown> = Promise.resolve();
  await api.database.transaction(async (tx) => {
    await tx.execute('update tools set is_hidden = true');
    bringing = bring();
    await waiting();
  });
  await bringing;
  expect([await isMarkedHidden(), await found()]).toEqual([true, []]);
});

it('a deal that comes from another tool meanwhile is hidden, too; who rates or edits the tool waits for no import (CAT-11)', async () => {
  const { id: toolId } = await makeTool(api.database, { name: NAME });
  const before = await makeTool(api.database, { name: 'Candleworks' });
  await makeDeal(api.database, { toolId: before.id, title: 'Lanterns for ever' });
  let hiding = Promise.resolve();
  await api.database.transaction(async (tx) => {
    await tx.execute(`update deals set tool_id = '${toolId}'`);
    await api.database.pool.query(`update tools set tagline = 'Light' where id = $1`, [toolId]);
    hiding = change(toolId, 'hide');
    await waiting();
  });
  await hiding;
  expect([await isMarkedHidden(), await found()]).toEqual([true, []]);
});

it('an import that changes one deal of a tool and brings another does not stand in the way of who hides it (CAT-11)', async () => {
  const { id: toolId } = await makeTool(api.database, { name: NAME });
  await bring();
  const rows = async function* (): AsyncGenerator<SourceRow> {
    yield {
      place: 'row 1',
      value: { id: 'second', name: NAME, title: 'More lanterns', current_price: 9, base_price: 18 },
    };
  };
  let hiding = Promise.resolve();
  // It holds a deal of the tool by now; had it not asked for the tool before, each would wait for the other.
  await importCatalog({
    database: api.database,
    source: 'test',
    batches: readRows(rows()),
    onProgress: ({ step }) => {
      if (step === 'written') hiding = change(toolId, 'hide');
    },
    onWritten: waiting,
  });
  await hiding;
  expect(await found()).toEqual([]);
});
