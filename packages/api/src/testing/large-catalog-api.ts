import { openDatabase } from '@onceware/db/client';
import { fillCatalog } from '@onceware/db/testing/large-catalog';
import { createTestApi, type TestApi } from './test-api.ts';

/** An API on a catalogue of so many deals. One connection: it tells at once what it has read. */
export async function createLargeCatalogApi(deals: number): Promise<TestApi> {
  const api = await createTestApi({ poolSize: 1 });
  const { db, close } = openDatabase({ url: api.url, poolSize: 1, statementTimeoutMs: 0 });
  await fillCatalog(db, deals);
  await close();
  return api;
}
