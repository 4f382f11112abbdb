import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { jobKinds } from '@onceware/api/composition/jobs';
import { notificationKinds } from '@onceware/api/composition/notifications';
import { createJobs } from '@onceware/api/platform/jobs/jobs';
import { listen } from '@onceware/api/platform/listening/listen';
import { countUnread, findLines } from '@onceware/api/platform/notifications/notifications.repo';
import { createNotifier, type Notifier } from '@onceware/api/platform/notifications/notifier';
import { buffersOf } from '@onceware/api/testing/buffers';
import { type Database, type Db, openDatabase } from '@onceware/db/client';
import { sql } from 'drizzle-orm';
import { isReached, median } from '../compare.ts';
import type { Sizes, Stage } from '../stage.ts';

const GOALS = { countBuffers: 10, pageBuffers: 60, fanOutSeconds: 60 };
/** Transactions that are measured of each kind, in turn. */
const TRANSACTIONS = 300;
const TRANSACTIONS_OF_A_CHECK = 10;
/** Longer than the goal, so that a missed one is a figure. */
const PATIENCE_MS = 5 * 60_000;

/** Measures what the bell reads, what `notify` adds to a transaction, and how long many wait until they are told. */
export async function benchNotifications(stage: Pick<Stage, 'databaseUrl'>, sizes: Sizes): Promise<void> {
  const database = openDatabase({ url: stage.databaseUrl, statementTimeoutMs: 120_000 });
  const listener = listen({ url: stage.databaseUrl, pool: database.pool });
  // The product, which runs on the same database, does what is queued here.
  const jobs = createJobs({ kinds: jobKinds, database, listener, onError: console.error });
  const notifier = createNotifier({ kinds: notificationKinds, jobs, tell() {} });
  try {
    const parts = { buffers: printBuffers, 'one told in a transaction': printOne, 'many told': printMany };
    for (const [name, print] of Object.entries(parts))
      if (`notifications, ${name}`.includes(sizes.only)) await print({ database, notifier }, sizes);
  } finally {
    await jobs.close();
    await listener.close();
    await database.close();
  }
}

interface Telling {
  database: Database;
  notifier: Notifier;
}

async function printBuffers({ database }: Telling): Promise<void> {
  const { rows } = await database.db.execute<{ id: string; all: number }>(sql`
    select id, (select reltuples::int from pg_class where oid = 'notifications'::regclass) as all
    from bench_readers order by md5(id::text) limit 20`);
  const worst = async (ask: (reader: string) => Promise<unknown>) => {
    const counts: number[] = [];
    for (const { id } of rows) counts.push(await buffersOf(database, () => ask(id)));
    return Math.max(...counts);
  };
  const count = await worst((reader) => countUnread(database.db, reader));
  const page = { shelf: 'all', archived: false, after: null, limit: 21 } as const;
  const first = await worst((reader) => findLines(database.db, reader, page));
  console.log(
    `\namong ${rows[0]?.all ?? 0} notifications | buffers at most | goal | reached\nthe bell's count | ${count} | ${GOALS.countBuffers} | ${isReached(count <= GOALS.countBuffers)}\nthe bell's first page | ${first} | ${GOALS.pageBuffers} | ${isReached(first <= GOALS.pageBuffers)}`,
  );
}

const told = (key: string) =>
  ({ kind: 'deal_cheaper', key, data: { price: 39, before: 49, currency: 'USD' } }) as const;

/** The floor's statement: a line for each of some members, without choices, groups, ways and what was told before. */
const bare = (tx: Db, key: string, members: number) =>
  tx.execute(sql`
    insert into floor_notifications (user_id, kind, tab, group_key, data)
    select id, 'deal_cheaper', 'inbox', ${key}, '{"price":39,"before":49,"currency":"USD"}' from bench_readers where place <= ${members}`);

async function readersOf({ db }: Database, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from bench_readers where place <= ${count}`);
  return rows.map(({ id }) => id);
}

/** Milliseconds within a transaction, without its begin and commit. */
const msWithin = ({ transaction }: Database, work: (tx: Db) => Promise<unknown>): Promise<number> =>
  transaction(async (tx) => {
    const from = performance.now();
    await work(tx);
    return performance.now() - from;
  });

async function printOne({ database, notifier }: Telling, { rounds }: Sizes): Promise<void> {
  const to = await readersOf(database, 1);
  const [theirs, ours]: [number[], number[]] = [[], []];
  for (let n = 0; n < (rounds === 0 ? TRANSACTIONS_OF_A_CHECK : TRANSACTIONS); n += 1) {
    const key = randomUUID();
    theirs.push(await msWithin(database, (tx) => bare(tx, key, 1)));
    ours.push(await msWithin(database, (tx) => notifier.notify(tx, told(key), to)));
  }
  console.log(
    `\nwithin a transaction | ratio | ms: a bare insert, notify\none member told | ${(median(theirs) / median(ours)).toFixed(2)} | ${median(theirs).toFixed(2)}, ${median(ours).toFixed(2)}`,
  );
}

async function printMany({ database, notifier }: Telling, { followers }: Sizes): Promise<void> {
  const to = await readersOf(database, followers);
  const key = randomUUID();
  const theirs = await msWithin(database, (tx) => bare(tx, key, followers));
  const from = performance.now();
  const call = await msWithin(database, (tx) => notifier.notify(tx, told(key), to));
  for (let count = 0; count < to.length;) {
    if (performance.now() - from > PATIENCE_MS) throw new Error(`Only ${count} of ${to.length} members were told.`);
    await delay(100);
    const { rows } = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from notification_events where kind = 'deal_cheaper' and event_key = ${key}`,
    );
    count = rows[0]?.count ?? 0;
  }
  const seconds = (performance.now() - from) / 1_000;
  console.log(
    `\n${to.length} members told | ratio | all told, s | goal | reached | the call, ms | one bare statement, s\n | ${(theirs / 1_000 / seconds).toFixed(2)} | ${seconds.toFixed(1)} | ${GOALS.fanOutSeconds} | ${isReached(seconds <= GOALS.fanOutSeconds)} | ${call.toFixed(0)} | ${(theirs / 1_000).toFixed(1)}`,
  );
}
