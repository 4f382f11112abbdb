/**
 * `npm run bench`: how fast the product answers, as a ratio to a bare Fastify on the same Postgres in the same run, and what
 * each answer takes of the processor, which is the same on a busy machine (docs/bench.md).
 * `npm run bench -- --rounds 5 --seconds 3 --only collections` measures longer, and less. Everything stays on loopback.
 * `npm run bench -- --deals 1000000` asks a catalogue of so many deals instead; `--memory` measures what servers hold that are
 * asked nothing, `--pages` what a first visit on a phone costs, `--pages-cpu` what pages take of the processor.
 * `npm run bench -- --check` runs each of them for a moment, but for `--pages`, which fetches Lighthouse: so that none breaks unseen.
 */
import { parseArgs } from 'node:util';
import { withTimeout } from '@onceware/api/kernel/timeout';
import { startTestPostgres } from '@onceware/db/testing/test-postgres';
import { benchAnswers } from './bench/answers.ts';
import { closeAll, closeAtEnd } from './bench/closing.ts';
import { benchChat } from './bench/chat/bench-chat.ts';
import { benchDeals } from './bench/deals.ts';
import { benchImport } from './bench/import.ts';
import { benchMemory } from './bench/memory.ts';
import { benchPageCost } from './bench/page-cost.ts';
import { benchPages } from './bench/pages.ts';
import { CHECK, FULL } from './bench/sizes.ts';
import { openStage, type Stage } from './bench/stage.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    deals: { type: 'string' },
    memory: { type: 'boolean' },
    pages: { type: 'boolean' },
    import: { type: 'boolean' },
    chat: { type: 'boolean' },
    'pages-cpu': { type: 'boolean' },
    check: { type: 'boolean' },
  },
});
const { only } = values;
const full = { ...FULL, rounds: Number(values.rounds), seconds: Number(values.seconds), only };

/** Deals of the check: more than are counted while somebody waits. */
const CHECKED_DEALS = 1_500;
const CHECKED_SEARCH = 40;
/** A bench that has not ended by then hangs, however busy the machine. */
const HANGS_AFTER_MS = 10 * 60_000;

if (values.check) await check();
else if (values.deals) await benchCatalogue(Number(values.deals));
else if (values.import) await benchImport(full);
else if (values.pages) await benchPages();
else if (values.chat) await onStage((stage) => benchChat(stage, full));
else if (values['pages-cpu']) await onStage((stage) => benchPageCost(stage, full));
else if (values.memory) await onStage((stage) => benchMemory(stage, full));
else await onStage((stage) => benchAnswers(stage, full));

async function onStage(bench: (stage: Stage) => Promise<void>): Promise<void> {
  const stage = await openStage();
  try {
    await bench(stage);
  } finally {
    await stage.close();
  }
}

async function benchCatalogue(count: number, everySearch = 1): Promise<void> {
  const postgres = await startTestPostgres();
  const close = closeAtEnd(() => postgres.stop());
  try {
    const { url } = await postgres.createDatabase();
    await benchDeals(url, count, everySearch);
  } finally {
    await close();
  }
}

/**
 * Each to its end, whatever fails before it; the exit code says whether one did. Those that need the same Postgres come one
 * after the other, and the rest beside them: no time is measured.
 */
async function check(): Promise<void> {
  const sizes = { ...CHECK, only };
  const tried = async (name: string, bench: () => Promise<void>) => {
    const began = performance.now();
    console.log(`\n── ${name}\n`);
    try {
      await withTimeout({ ms: HANGS_AFTER_MS }, bench);
      console.log(`\n${name}: done in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    } catch (error) {
      console.error(`\n${name}: failed`, error);
      process.exitCode = 1;
    }
  };
  const staged = tried('the stage', () =>
    onStage(async (stage) => {
      await tried('answers', () => benchAnswers(stage, sizes));
      await tried('pages-cpu', () => benchPageCost(stage, { ...sizes, isFilled: true }));
      await tried('chat', () => benchChat(stage, sizes));
      await tried('memory', () => benchMemory(stage, sizes));
    }),
  );
  await tried('deals', () => benchCatalogue(CHECKED_DEALS, CHECKED_SEARCH));
  await tried('import', () => benchImport(sizes));
  await staged;
  await closeAll();
  process.exit();
}
