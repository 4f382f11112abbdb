import { fileURLToPath } from 'node:url';
import { DATES_AS_OF } from '@onceware/db/seed/catalog/index';
import { seedCatalog } from '@onceware/db/seed/seed';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '#testing/test-api.ts';
import { fileRows } from './file-rows.ts';
import { importHelpers } from '#testing/catalog-imports.ts';

let services: TestServices;
const { run, stored } = importHelpers(() => services);
beforeEach(async () => {
  services = await createTestServices();
});
afterEach(() => services.close());

const fileOf = (name: string) => fileURLToPath(new URL(`../../../../db/src/seed/catalog/${name}`, import.meta.url));

/** Everything but ids and slugs, which an import makes itself, and the alternatives, which staff name. */
const catalog = async () => ({
  tools: await stored(
    `select coalesce(external_id, slug) as key, to_jsonb(t) - '{id,slug,source,external_id,alternatives,created_at,updated_at}'::text[] as tool
     from tools t order by 1`,
  ),
  deals: await stored(
    `select coalesce(d.external_id, d.slug) as key, t.name, to_jsonb(d) - '{id,slug,tool_id,source,external_id,created_at,updated_at}'::text[] as deal,
       (select json_agg(to_jsonb(p) - 'deal_id' order by p.at) from deal_prices p where p.deal_id = d.id and p.is_told) as prices
     from deals d join tools t on t.id = d.tool_id order by 1`,
  ),
});

it('makes of the demonstration catalogue’s files what a first start makes of them (CAT-01, CAT-03)', async () => {
  await services.database.transaction((tx) => seedCatalog(tx, DATES_AS_OF));
  const seeded = await catalog();
  await stored('truncate tools, deals cascade');

  const tools = await run(fileRows(fileOf('tools.json')), 'tools');
  expect(tools).toMatchObject({ newTools: seeded.tools.length, rejected: 0, notes: [], ignored: [] });
  const deals = await run(fileRows(fileOf('deals.json')), 'deals');
  expect(deals).toMatchObject({ newDeals: seeded.deals.length, newTools: 0, rejected: 0, notes: [], ignored: [] });
  expect(await catalog()).toEqual(seeded);
});
