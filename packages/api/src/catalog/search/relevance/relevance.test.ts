import { existsSync } from 'node:fs';
import path from 'node:path';
import { seedCatalog } from '@onceware/db/seed/seed';
import { expect, it } from 'vitest';
import { createTestServices, type TestServices } from '#testing/test-api.ts';
import { importCatalog } from '#supply/import/import.service.ts';
import { readFile } from '#supply/import/read-file.ts';
import { judge, type JudgedQueries } from './judge.ts';
import { realQueries } from './real-queries.ts';
import { seedQueries } from './seed-queries.ts';

const folder = process.env.ONCEWARE_DATA ?? path.resolve(import.meta.dirname, '../../../../../../../shared/data');
const catalogue = path.join(folder, 'catalogue-10k.json');

async function judgeIn(judged: JudgedQueries, fill: (services: TestServices) => Promise<unknown>) {
  const services = await createTestServices();
  try {
    await fill(services);
    return await judge(services, judged);
  } finally {
    await services.close();
  }
}

it('typical queries in six languages are answered within the first ten deals of the seed catalogue, mostly by the first (CAT-01)', async () => {
  const judgement = await judgeIn(seedQueries, ({ database }) =>
    database.transaction((tx) => seedCatalog(tx, new Date())),
  );
  expect(judgement.queries).toBeGreaterThanOrEqual(40);
  expect(judgement.empty).toEqual([]);
  expect(judgement.hits).toBeGreaterThanOrEqual(0.9);
  expect(judgement.reciprocalRank).toBeGreaterThanOrEqual(0.75);
});

it.skipIf(!existsSync(catalogue))(
  'what people ask of ten thousand real tools, in six languages, is answered in the first ten deals, mostly by the first (CAT-01; needs ../shared/data)',
  { timeout: 120_000 },
  async () => {
    const judgement = await judgeIn(realQueries, ({ database }) =>
      importCatalog({ database, batches: readFile(catalogue), source: 'catalogue-10k' }),
    );
    expect(judgement.queries).toBeGreaterThanOrEqual(100);
    expect(judgement.empty).toEqual([]);
    expect(judgement.hits).toBeGreaterThanOrEqual(0.9);
    expect(judgement.reciprocalRank).toBeGreaterThanOrEqual(0.75);
  },
);
