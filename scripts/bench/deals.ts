import { searchToolsInput } from '@onceware/api/catalog/catalog.contract';
import { searchDeals, searchTools } from '@onceware/api/catalog/search/search.service';
import { getHome } from '@onceware/api/catalog/catalog.service';
import { countCatalog } from '@onceware/api/catalog/upkeep/upkeep.service';
import { buffersOf } from '@onceware/api/testing/buffers';
import { commonSearches } from '@onceware/api/testing/common-searches';
import { openDatabase } from '@onceware/db/client';
import { fillCatalog } from '@onceware/db/testing/large-catalog';

const BUFFERS_GOAL = 2_000;
const P99_GOAL_MS = 50;

/** `npm run bench -- --deals 1000000`: what everything that people ask a catalogue of so many deals for takes (T41). */
export async function benchDeals(url: string, count: number): Promise<void> {
  const database = openDatabase({ url, poolSize: 1, statementTimeoutMs: 0 });
  try {
    const began = performance.now();
    const { words } = await fillCatalog(database.db, count);
    console.log(`${count.toLocaleString('en')} deals made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    await countCatalog(database);
    const searches = commonSearches(words);
    const ofTools = [...new Set(searches.map(({ input }) => input.q))].flatMap((q) =>
      [[], ['sales']].map((categories) => searchToolsInput.parse({ q, categories })),
    );
    const asked = [
      { name: 'the front page', work: () => getHome({ database }) },
      ...searches.map(({ name, input }) => ({ name, work: () => searchDeals({ database }, input) })),
      ...ofTools.map((input) => ({
        name: `tools: ${JSON.stringify(input)}`,
        work: () => searchTools({ database }, input),
      })),
    ];
    const measured: { name: string; ms: number; buffers: number }[] = [];
    for (const { name, work } of asked) {
      await work();
      const from = performance.now();
      await work();
      const ms = performance.now() - from;
      measured.push({ name, ms, buffers: await buffersOf(database, work) });
    }
    const times = measured.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const at = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1);
    const above = measured.filter(({ buffers }) => buffers > BUFFERS_GOAL);
    console.log(
      `${measured.length} searches: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (goal: under ${P99_GOAL_MS}); ${above.length} read more than ${BUFFERS_GOAL} buffers (goal: none)`,
    );
    for (const { name, ms, buffers } of above.toSorted((a, b) => b.buffers - a.buffers))
      console.log(`${String(buffers).padStart(8)} buffers | ${ms.toFixed(1).padStart(7)} ms | ${name}`);
  } finally {
    await database.close();
  }
}
