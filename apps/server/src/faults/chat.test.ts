import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createSessionStore } from '@onceware/api/identity/auth/sessions/sessions';
import type { StreamEvent } from '@onceware/api/chat/chat.contract';
import { followChat } from '@onceware/api/chat/stream/follow';
import { listen } from '@onceware/api/platform/listening/listen';
import { makeUser } from '@onceware/api/testing/factories';
import { type Database, openDatabase } from '@onceware/db/client';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@onceware/db/embedded';
import { migrate } from '@onceware/db/migrate';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProxy } from '../testing/tcp-proxy.ts';
import { ORIGIN } from '../testing/test-server.ts';

/** Library of Debian's package faketime, which gives a process its own clock. */
const FAKETIME = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;
/** The second one's is wrong: order is the database's. */
const CLOCKS = [{}, existsSync(FAKETIME) ? { LD_PRELOAD: FAKETIME, FAKETIME: '+31d' } : {}];
const PEOPLE = 6;
const SENT_BY_EACH = 12;
/** Storms; `PROPERTY_RUNS=20` makes twenty times as many. */
const TIMES = Number(process.env.PROPERTY_RUNS ?? '1');
/** Time for which a process stands still; longer than the timeouts of those who ask it, where there is time for that. */
const STANDS_MS = TIMES > 1 ? 15_000 : 1_000;

let folder: string;
let postgres: EmbeddedPostgres;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let database: Database;
let cookies: string[];
let roomsOf: (count: number) => Promise<{ id: string; ordinal: number }[]>;
const processes: { child: ChildProcess; url: string }[] = [];

const addressOf = (url: string) => ({ host: '127.0.0.1', port: Number(new URL(url).port) });
const startPostgres = () => startEmbeddedPostgres({ dir: path.join(folder, 'postgres'), log: () => {} });

async function startServer(n: number): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../testing/server-process.ts')], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: database.pool.options.connectionString,
      PUBLIC_URL: ORIGIN,
      ...CLOCKS[n],
    },
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  processes[n] = { child, url: line.toString().trim() };
}

async function kill(n: number): Promise<void> {
  const child = processes[n]?.child;
  child?.kill('SIGKILL');
  if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'onceware-chat-'));
  postgres = await startPostgres();
  proxy = await startProxy(addressOf(postgres.url));
  const url = new URL(postgres.url);
  url.port = String(proxy.port);
  await migrate(url.href);
  database = openDatabase({ url: url.href, connectTimeoutMs: 20_000 });
  const listener = listen({ url: url.href, pool: database.pool });
  const sessions = createSessionStore({ database, listener });
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => makeUser(database)));
  cookies = await Promise.all(people.map(async ({ id }) => `onceware=${await sessions.create(id)}`));
  await listener.close();
  roomsOf = async () => {
    const team = randomUUID();
    const { pool } = database;
    await pool.query(`insert into organizations (id, name) values ($1, 'A team')`, [team]);
    await pool.query(
      `insert into organization_members (organization_id, user_id, role) select $1, id, 'member' from users`,
      [team],
    );
    const made = await pool.query<{ id: string; ordinal: number }>(
      'select id, ordinal from rooms where organization_id = $1',
      [team],
    );
    return made.rows;
  };
  await Promise.all([startServer(0), startServer(1)]);
}, 60_000);
afterAll(async () => {
  await Promise.all([kill(0), kill(1)]);
  await database.close();
  proxy.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Stands still as under a debugger or a busy hypervisor: what it was sent waits, and it does not know that time went by. */
async function standStill(n: number): Promise<void> {
  const child = processes[n]?.child;
  child?.kill('SIGSTOP');
  await pause(STANDS_MS);
  child?.kill('SIGCONT');
}

const anyServer = () => processes[Math.random() < 0.5 ? 0 : 1]?.url ?? '';

/** A reader as a tool is one; its connection can be cut. */
function read(cookie: string, room: { id: string; ordinal: number }) {
  const ending = new AbortController();
  let cutting = new AbortController();
  const seqs: number[] = [];
  const ids: string[] = [];
  const events = followChat(
    {
      async connect(query, signal) {
        cutting = new AbortController();
        const answer = await fetch(`${anyServer()}/api/chat/stream${query}`, {
          headers: { cookie },
          signal: AbortSignal.any([signal, cutting.signal]),
        });
        // Nobody waits for seconds here.
        const hurried = new TransformStream<string, string>({
          transform: (chunk, controller) => controller.enqueue(chunk.replace(/^retry: \d+$/m, 'retry: 20')),
        });
        const body = answer.body?.pipeThrough(new TextDecoderStream()).pipeThrough(hurried);
        return new Response(body?.pipeThrough(new TextEncoderStream()), { status: answer.status });
      },
      failureOf: async ({ status }) => new Error(`refused with ${status}`),
    },
    { after: `${room.ordinal.toString(36)}.0`, signal: ending.signal },
  );
  const over = (async () => {
    for await (const event of events as AsyncIterable<StreamEvent>) {
      if (event.type !== 'message' || event.roomId !== room.id) continue;
      seqs.push(event.seq);
      ids.push(event.message.id);
    }
  })();
  return {
    seqs,
    ids,
    cut: () => cutting.abort(),
    async end() {
      ending.abort();
      await over;
    },
  };
}

/** Sends once. Null: nobody knows what became of it. `leaves`: does not wait for the answer. */
async function post(cookie: string, input: object, leaves: boolean): Promise<{ number: number } | null> {
  const sending = request(`${anyServer()}/trpc/chat.send`, {
    method: 'POST',
    agent: false,
    timeout: 15_000,
    headers: { cookie, origin: ORIGIN, 'content-type': 'application/json' },
  });
  const answered = once(sending, 'response').catch(() => null);
  sending.on('timeout', () => sending.destroy());
  sending.end(JSON.stringify({ json: input }));
  if (leaves) {
    await Promise.race([answered, pause(Math.random() * 10)]);
    sending.destroy();
    return null;
  }
  const [answer] = (await answered) ?? [null];
  if (!answer || answer.statusCode !== 200) {
    answer?.resume();
    return null;
  }
  const body = await text(answer).catch(() => null);
  return body === null ? null : JSON.parse(body).result.data.json.message;
}

const fault = fc.oneof(
  { weight: 6, arbitrary: fc.record({ cut: fc.nat(PEOPLE - 1) }) },
  { weight: 2, arbitrary: fc.record({ kill: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ stop: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.constant({ restart: true as const }) },
);

it(
  'every message that was acknowledged reaches every reader once and in one order, whatever is cut, dropped, killed, stopped or restarted (T53, LIVE-03, LIVE-04)',
  { timeout: 180_000 * TIMES },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { minLength: 7, maxLength: 10, size: 'max' }), async (faults) => {
        const [room = { id: '', ordinal: 0 }] = await roomsOf(1);
        const readers = cookies.map((cookie) => read(cookie, room));
        const acknowledged = new Map<string, number>();
        const givenUp = new Set<string>();

        const writing = cookies.map(async (cookie, who) => {
          for (let n = 0; n < SENT_BY_EACH; n += 1) {
            const input = { roomId: room.id, id: randomUUID(), text: `${who} ${n}` };
            // Some are sent again although they went through, and some never.
            const leaves = Math.random() < 0.3;
            if (leaves) await post(cookie, input, true);
            if (leaves && Math.random() < 0.3) {
              givenUp.add(input.id);
              continue;
            }
            let sent = await post(cookie, input, false);
            for (; !sent; sent = await post(cookie, input, false)) await pause(30);
            acknowledged.set(input.id, sent.number);
            await pause(Math.random() * 150);
          }
        });
        for (const one of faults) {
          await pause(100);
          if ('cut' in one) readers[one.cut]?.cut();
          else if ('kill' in one) {
            await kill(one.kill);
            await startServer(one.kill);
          } else if ('stop' in one) await standStill(one.stop);
          else {
            await postgres.stop();
            postgres = await startPostgres();
            proxy.comeBack(addressOf(postgres.url));
          }
        }
        await Promise.all(writing);

        // Messages that a sender gave up on may still be on their way.
        const truth = async () =>
          (
            await database.pool.query<{ id: string; number: number }>(
              'select id, number from messages where room_id = $1 order by number',
              [room.id],
            )
          ).rows;
        await expect
          .poll(async () => readers.every(({ ids }) => ids.length > 0) && (await truth()).length, { timeout: 20_000 })
          .toBeGreaterThanOrEqual(acknowledged.size);
        for (const reader of readers)
          await expect
            .poll(async () => reader.ids.join() === (await truth()).map(({ id }) => id).join(), { timeout: 20_000 })
            .toBe(true);
        const rows = await truth();
        expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
        const numberOf = new Map(rows.map(({ id, number }) => [id, number]));
        expect([...acknowledged].filter(([id, number]) => numberOf.get(id) !== number)).toEqual([]);
        expect(rows.filter(({ id }) => !acknowledged.has(id) && !givenUp.has(id))).toEqual([]);
        for (const { seqs } of readers) expect(seqs).toEqual(rows.map((_, i) => i + 1));
        await Promise.all(readers.map((reader) => reader.end()));
      }),
      {
        numRuns: 2 * TIMES,
        endOnFailure: true,
        examples: [[[{ kill: 0 }, { cut: 0 }, { stop: 1 }, { restart: true }, { kill: 1 }]]],
      },
    );
  },
);
