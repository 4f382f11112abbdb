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
import { isDeepStrictEqual } from 'node:util';
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
});
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
  /** State of each message by its id, as the last event said. */
  const seen = new Map<string, string>();
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
      const { message } = event;
      seqs.push(event.seq);
      const reacted = message.reactions.flatMap(({ people }) => people.map(({ id }) => id));
      seen.set(message.id, stateOf(message.text, message.deletedAt !== null, reacted));
    }
  })();
  return {
    seqs,
    seen,
    cut: () => cutting.abort(),
    async end() {
      ending.abort();
      await over;
    },
  };
}

/** Answer to a call; null: nobody knows what became of it. */
type Answer = { status: number; data: unknown } | null;

/** Calls once. `leaves`: does not wait for the answer. */
async function call(cookie: string, procedure: string, input: object, leaves = false): Promise<Answer> {
  const sending = request(`${anyServer()}/trpc/chat.${procedure}`, {
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
  const body = answer && (await text(answer).catch(() => null));
  if (!answer || typeof body !== 'string') return null;
  return { status: answer.statusCode, data: answer.statusCode === 200 ? JSON.parse(body).result.data.json : null };
}

/** Calls until it is known what became of it. @returns null where it was refused */
async function insist(cookie: string, procedure: string, input: object): Promise<unknown> {
  for (;;) {
    const answer = await call(cookie, procedure, input);
    if (answer?.status === 200) return answer.data;
    if (answer && answer.status < 500 && answer.status !== 429) return null;
    await pause(30);
  }
}

/** Changes that a writer makes to a message of theirs, or to any. */
const CHANGES = ['edit', 'react', 'take back', 'remove', 'restore'] as const;
const anyOf = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(Math.random() * values.length)];

async function change(cookie: string, roomId: string, own: string, any: string): Promise<void> {
  const kind = anyOf(CHANGES);
  if (kind === 'edit') await insist(cookie, 'edit', { roomId, id: own, text: `edited ${Math.random()}` });
  else if (kind === 'react' || kind === 'take back')
    await insist(cookie, 'react', { roomId, id: any, emoji: '👍', on: kind === 'react' });
  else if (kind) await insist(cookie, kind, { roomId, id: own });
}

/** Everything that readers see of a message and that others can change, in one line. */
const stateOf = (said: string, isDeleted: boolean, reacted: string[]) =>
  isDeleted ? 'deleted' : `${said} ${reacted.toSorted().join()}`;

const fault = fc.oneof(
  { weight: 6, arbitrary: fc.record({ cut: fc.nat(PEOPLE - 1) }) },
  { weight: 2, arbitrary: fc.record({ kill: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ stop: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.constant({ restart: true as const }) },
);

it(
  'every message and change that was acknowledged reaches every reader once and in one order, whatever is cut, dropped, killed, stopped or restarted (T53, LIVE-03, LIVE-04, LIVE-06)',
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
            if (leaves) await call(cookie, 'send', input, true);
            if (leaves && Math.random() < 0.3) {
              givenUp.add(input.id);
              continue;
            }
            const sent = (await insist(cookie, 'send', input)) as { message: { number: number } };
            acknowledged.set(input.id, sent.message.number);
            if (Math.random() < 0.5)
              await change(cookie, room.id, input.id, anyOf([...acknowledged.keys()]) ?? input.id);
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
            await database.pool.query<{
              id: string;
              number: number;
              text: string;
              isDeleted: boolean;
              reacted: string[];
            }>(
              `select m.id, m.number, m.text, m.deleted_at is not null as "isDeleted",
                array(select r.user_id from reactions r where r.message_id = m.id) as reacted
              from messages m where m.room_id = $1 order by m.number`,
              [room.id],
            )
          ).rows.map(({ id, number, text: said, isDeleted, reacted }) => ({
            id,
            number,
            state: stateOf(said, isDeleted, reacted),
          }));
        const listed = (states: Iterable<readonly [string, string]>) =>
          [...states].map((pair) => pair.join(' ')).toSorted();
        await expect
          .poll(async () => readers.every(({ seen }) => seen.size > 0) && (await truth()).length, { timeout: 20_000 })
          .toBeGreaterThanOrEqual(acknowledged.size);
        for (const { seen } of readers)
          await expect
            .poll(
              async () =>
                isDeepStrictEqual(listed(seen), listed((await truth()).map(({ id, state }) => [id, state] as const))),
              { timeout: 20_000 },
            )
            .toBe(true);
        const rows = await truth();
        expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
        const numberOf = new Map(rows.map(({ id, number }) => [id, number]));
        expect([...acknowledged].filter(([id, number]) => numberOf.get(id) !== number)).toEqual([]);
        expect(rows.filter(({ id }) => !acknowledged.has(id) && !givenUp.has(id))).toEqual([]);
        const last = await database.pool.query<{ seq: number }>('select last_seq as seq from rooms where id = $1', [
          room.id,
        ]);
        const everySeq = Array.from({ length: last.rows[0]?.seq ?? 0 }, (_, i) => i + 1);
        expect(everySeq.length).toBeGreaterThan(rows.length);
        for (const { seqs } of readers) expect(seqs).toEqual(everySeq);
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
