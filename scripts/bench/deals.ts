import { setTimeout as delay } from 'node:timers/promises';
import { facetsInput, searchToolsInput } from '@onceware/api/catalog/catalog.contract';
import { countFacets } from '@onceware/api/catalog/facets/facets.service';
import { searchDeals, searchTools } from '@onceware/api/catalog/search/search.service';
import { getHome } from '@onceware/api/catalog/catalog.service';
import { countCatalog } from '@onceware/api/catalog/maintenance/maintenance.service';
import { buffersOf } from '@onceware/api/testing/buffers';
import { commonSearches } from '@onceware/api/testing/common-searches';
import { openDatabase } from '@onceware/db/client';
import { fillCatalog } from '@onceware/db/testing/large-catalog';

const BUFFERS_GOAL = 2_000;
const P99_GOAL_MS = 50;

/**
 * `npm run bench -- --deals 1000000`: what everything that people ask a catalogue of so many deals for takes (T41).
 *
 * @param everySearch of so many searches one
 */
export async function benchDeals(url: string, count: number, everySearch = 1): Promise<void> {
  const database = openDatabase({ url, poolSize: 1, statementTimeoutMs: 0 });
  try {
    const began = performance.now();
    const { words } = await fillCatalog(database.db, count);
    console.log(`${count.toLocaleString('en')} deals made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    await countCatalog(database);
    const searches = commonSearches(words).filter((_, index) => index % everySearch === 0);
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
    await benchFacets(url, searches);
    for (const { name, ms, buffers } of above.toSorted((a, b) => b.buffers - a.buffers))
      console.log(`${String(buffers).padStart(8)} buffers | ${ms.toFixed(1).padStart(7)} ms | ${name}`);
  } finally {
    await database.close();
  }
}

/**
 * Measures the facet counts beside each list: for the first caller, who does not wait for a count of all, and once that
 * is there.
 */
async function benchFacets(url: string, searches: ReturnType<typeof commonSearches>): Promise<void> {
  // One connection counts while another answers.
  const database = openDatabase({ url, poolSize: 4, statementTimeoutMs: 0 });
  try {
    const asked = new Map(
      searches.map(({ input }) => facetsInput.parse(input)).map((input) => [JSON.stringify(input), input]),
    );
    const [first, kept, counting]: [number[], number[], number[]] = [[], [], []];
    const timed = async (times: number[], input: ReturnType<typeof facetsInput.parse>) => {
      const from = performance.now();
      const { isCounting } = await countFacets({ database }, input);
      times.push(performance.now() - from);
      return isCounting;
    };
    for (const input of asked.values()) {
      const from = performance.now();
      let isCounting = await timed(first, input);
      while (isCounting) {
        await delay(20);
        isCounting = (await countFacets({ database }, input)).isCounting;
      }
      counting.push(performance.now() - from);
      await timed(kept, input);
    }
    const at = (times: number[], part: number) =>
      (times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1);
    for (const [name, times] of [
      ['asked first', first],
      ['asked again', kept],
      ['until all are counted', counting],
    ] as const)
      console.log(`facets of ${times.length} searches, ${name}: p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`);
  } finally {
    await database.close();
  }
}
