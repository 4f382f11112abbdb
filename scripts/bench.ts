/**
 * `npm run bench`: how fast the product answers calls, pages and streams, as a ratio to a bare Fastify on the same Postgres in
 * the same run, and what each answer takes of the processor, which is the same on a busy machine (docs/bench.md).
 * `npm run bench -- --rounds 5 --seconds 3 --only collections` measures longer, and less. Everything stays on loopback.
 * `npm run bench -- --only notifications --lines 10000000` measures the bell among so many lines.
 * `npm run bench -- --check` runs all of it for a moment: so that nothing breaks unseen.
 * `npm run bench -- --chat-search --lines 1000000` measures instead how long the chat is searched among so many messages.
 * `npm run bench -- --search` measures instead how well search answers (bench/search/README.md).
 */
import { parseArgs } from 'node:util';
import { benchCalls } from './bench/calls.ts';
import { fill, fillRooms } from './bench/data.ts';
import { CONNECTIONS, generator } from './bench/load.ts';
import { isAboutNotifications, fillNotifications } from './bench/notifications/fill.ts';
import { benchPages } from './bench/pages.ts';
import { residentMegabytes } from './bench/processor.ts';
import { openStage, type Sizes } from './bench/stage.ts';
import { benchStreams, sampleEvent } from './bench/streams.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    lines: { type: 'string', default: '1000000' },
    check: { type: 'boolean' },
    search: { type: 'boolean' },
    'chat-search': { type: 'boolean' },
    misses: { type: 'boolean' },
  },
});

const PAGES = ['/', '/deals', '/explore', '/explore?q=tool', '/deal/tool-1-1'];
const FULL = {
  members: 128,
  rooms: 50,
  membersOfEach: 10,
  streamsOfEach: 10,
  perSecond: 100,
  atOnce: 100,
  pages: PAGES,
  followers: 10_000,
};
/** For the gate: two seconds of the floor and two of the product for everything, of which nothing is learned but that it runs. */
const MOMENT = {
  members: 16,
  rooms: 4,
  membersOfEach: 2,
  streamsOfEach: 2,
  perSecond: 20,
  atOnce: 4,
  pages: ['/'],
  lines: 30_000,
  followers: 1_000,
};
/** A check that has not ended by then hangs, however busy the machine. */
const HANGS_AFTER_MS = 10 * 60_000;

/** Idle memory that the gate refuses; the rest above the goal is for other machines, which map more of Node's own file. */
const IDLE_MAX_MB = 145;

const { only, check } = values;
const sizes: Sizes = check
  ? { ...MOMENT, only, rounds: 0, seconds: 2 }
  : { ...FULL, only, rounds: Number(values.rounds), seconds: Number(values.seconds), lines: Number(values.lines) };
const stage = await openStage();
if (values.search || values['chat-search']) {
  // They load the whole API, of which the load generator of the other benches need not know.
  const [{ benchSearch }, { benchChatSearch }] = await Promise.all([
    import('./bench/search/search.ts'),
    import('./bench/chat-search.ts'),
  ]);
  try {
    if (values.search) await benchSearch(stage.databaseUrl, { showsMisses: values.misses });
    else await benchChatSearch(stage.databaseUrl, Number(values.lines));
  } finally {
    await stage.close();
  }
  process.exit();
}
if (check)
  setTimeout(() => {
    throw new Error('The bench hangs.');
  }, HANGS_AFTER_MS).unref();
try {
  const data = await fill(stage.databaseUrl, sizes.members);
  const rooms = await fillRooms(stage.databaseUrl, sizes);
  if (isAboutNotifications(only)) await fillNotifications(stage.databaseUrl, sizes);
  // Limits of connections and of people who write are not what is measured.
  const product = await stage.startProduct({ MAX_CONNECTIONS: '8000', MESSAGES_IN_TEN_SECONDS: '10000' });
  const idle = residentMegabytes(product.process);
  if (check && idle > IDLE_MAX_MB)
    throw new Error(`The idle server holds ${idle.toFixed(0)} MB, more than ${IDLE_MAX_MB} (T71).`);
  const floor = await stage.startFloor({ PAGES_FROM: product.url, EVENT: await sampleEvent(product, rooms[0]) });
  console.log(
    `${stage.label}\n${generator}; ${CONNECTIONS} connections, 10,000 deals, ${sizes.members} members; ${sizes.rounds} rounds of ${sizes.seconds} s each, floor and product in turn\n`,
  );
  console.log(
    `ready ${product.readyMs} ms after the database (goal: under 500), ${idle.toFixed(0)} MB resident (goal: under 120)\n`,
  );
  await benchCalls(stage, sizes, { floor, product, data, rooms });
  if (isAboutNotifications(only)) {
    // Loads the whole API, of which the other benches need not know.
    const { benchNotifications } = await import('./bench/notifications/notifications.ts');
    await benchNotifications(stage, sizes);
  }
  await benchPages(stage, sizes, { floor, product });
  await benchStreams(stage, sizes, { floor, product, rooms });
  console.log(`\n${residentMegabytes(product.process).toFixed(0)} MB resident after the load`);
} finally {
  await stage.close();
}
