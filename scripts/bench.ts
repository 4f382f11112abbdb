/**
 * `npm run bench`: how fast the product answers, as a ratio to a bare Fastify on the same Postgres in the same run, and what
 * each answer takes of the processor, which is the same on a busy machine (docs/bench.md).
 * `npm run bench -- --rounds 5 --seconds 3 --only collections` measures longer, and less. Everything stays on loopback.
 * `npm run bench -- --deals 1000000` asks a catalogue of so many deals instead; `--memory` measures what servers hold that are
 * asked nothing, `--pages` what a first visit on a phone costs, `--pages-cpu` what pages take of the processor.
 */
import { parseArgs } from 'node:util';
import { startTestPostgres } from '@onceware/db/testing/test-postgres';
import { callsOf, pagesOf } from './bench/calls.ts';
import { benchChat } from './bench/chat/bench-chat.ts';
import { checkSameAnswers, type Costed, inTurn, median, middle, taking } from './bench/compare.ts';
import { fill } from './bench/data.ts';
import { benchDeals } from './bench/deals.ts';
import { benchImport } from './bench/import.ts';
import { CONNECTIONS, generator } from './bench/load.ts';
import { benchMemory, residentMegabytes } from './bench/memory.ts';
import { benchPageCost } from './bench/page-cost.ts';
import { benchPages } from './bench/pages.ts';
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
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
/** Of whom none is asked twice at once. */
const MEMBERS = 128;

const columns = (...cells: string[]) => console.log(cells.join(' | '));
const processorMsOf = ({ nodeMs, postgresMs }: Costed) => nodeMs + postgresMs;
const ms = (value: number) => value.toFixed(3);

if (values.deals) await benchCatalogue(Number(values.deals));
else if (values.import) await benchImport();
else if (values.pages) await benchPages();
else if (values.chat) await onStage((stage) => benchChat(stage, { rounds, seconds, only: values.only }));
else if (values['pages-cpu']) await onStage((stage) => benchPageCost(stage, { rounds, seconds }));
else await onStage(values.memory ? benchMemory : benchAnswers);

async function onStage(bench: (stage: Stage) => Promise<void>): Promise<void> {
  const stage = await openStage();
  try {
    await bench(stage);
  } finally {
    await stage.close();
  }
}

async function benchCatalogue(count: number): Promise<void> {
  const postgres = await startTestPostgres();
  try {
    const { url } = await postgres.createDatabase();
    await benchDeals(url, count);
  } finally {
    await postgres.stop();
  }
}

async function benchAnswers(stage: Stage): Promise<void> {
  const { databaseUrl } = stage;
  const data = await fill(databaseUrl, MEMBERS);
  const floor = await stage.startFloor();
  const lookingUp = await stage.startFloor({ FLOOR_LOOKS_UP: '1' });
  const product = await stage.startProduct();
  console.log(
    `${stage.label}\n${generator}; ${CONNECTIONS} connections, 10,000 deals, ${MEMBERS} members; ${rounds} rounds of ${seconds} s each, floors and product in turn\n`,
  );
  console.log(
    `ready ${product.readyMs} ms after the database (goal: under 500), ${residentMegabytes(product.process).toFixed(0)} MB resident\n`,
  );
  columns(
    'call',
    'ratio',
    'goal',
    'processor',
    'to a floor that looks sessions up',
    'a second: floor, ours',
    'Node ms: floor, ours',
    'Postgres ms: floor, ours',
    'p50/p99 ms: floor, ours',
  );
  const take = await taking(stage, seconds);
  for (const call of callsOf(data, product.origin)) {
    if (!call.name.includes(values.only)) continue;
    await checkSameAnswers(call, floor, product);
    const servings = [floor, product, ...(call.isPrivate ? [lookingUp] : [])];
    const [ofFloor = [], ours = [], ofLookingUp] = await inTurn(take, call, servings, { rounds, databaseUrl });
    const ratioTo = (other: Costed[]) =>
      median(ours.map(({ perSecond }, round) => perSecond / (other[round]?.perSecond ?? Number.NaN)));
    const ratio = ratioTo(ofFloor);
    const pair: [Costed, Costed] = [middle(ofFloor), middle(ours)];
    const both = (of: (costed: Costed) => string) => pair.map(of).join(', ');
    columns(
      call.name,
      `${ratio.toFixed(2)}${ratio < call.goal ? ' (below)' : ''}`,
      call.goal.toFixed(2),
      (processorMsOf(pair[0]) / processorMsOf(pair[1])).toFixed(2),
      ofLookingUp ? ratioTo(ofLookingUp).toFixed(2) : '',
      both(({ perSecond }) => perSecond.toFixed(0)),
      both(({ nodeMs }) => ms(nodeMs)),
      both(({ postgresMs }) => ms(postgresMs)),
      both(({ p50, p99 }) => `${p50.toFixed(1)}/${p99.toFixed(1)}`),
    );
  }
  for (const { name, sequences } of pagesOf(data)) {
    if (!name.includes(values.only)) continue;
    const [ours = []] = await inTurn(take, { sequences, isChange: false }, [product], { rounds, databaseUrl });
    const { perSecond, nodeMs, postgresMs, p50, p99 } = middle(ours);
    columns(
      name,
      '',
      '',
      '',
      '',
      perSecond.toFixed(0),
      ms(nodeMs),
      ms(postgresMs),
      `${p50.toFixed(0)}/${p99.toFixed(0)}`,
    );
  }
  console.log(`\n${residentMegabytes(product.process).toFixed(0)} MB resident after the load`);
}
