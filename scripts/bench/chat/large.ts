import { openDatabase } from '@onceware/db/client';
import { fillRoom, type LargeRoom } from '@onceware/db/testing/large-room';
import { sql } from 'drizzle-orm';
import { childrenMs, postmasterOf, processorMs } from '../processor.ts';
import type { Sizes } from '../sizes.ts';
import type { Serving, Stage } from '../stage.ts';
import { cookieOf, newMember, signIn } from './talk.ts';

const GOAL_MS = 20;

/** Measures what a room of a million messages, in a list of 200, costs the server; one call after the other. */
export async function benchLargeRoom(
  { databaseUrl }: Stage,
  product: Serving,
  { calls, ...sizes }: Sizes['chat']['largeRoom'],
): Promise<void> {
  const { messages, readers, otherRooms } = sizes;
  const { db, close } = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeoutMs: 0 });
  try {
    const from = performance.now();
    const room = await fillRoom(db, sizes);
    console.log(
      `\na room of ${messages.toLocaleString('en')} messages and ${readers.toLocaleString('en')} readers, made in ${((performance.now() - from) / 1_000).toFixed(0)} s; the reader has ${otherRooms + 1} rooms, and up to 10,000 unread messages here (goal: under ${GOAL_MS} ms of server time)`,
    );
    console.log('call | p50/p99 ms, with HTTP | Node ms | Postgres ms | kB');
    const { token } = newMember();
    await signIn(db, { id: room.readerId, token });
    await db.execute(sql`insert into user_roles (user_id, role) values (${room.readerId}, 'insider')`);
    const idOf = async (number: number): Promise<string> => {
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from messages where room_id = ${room.roomId} and number = ${number}`,
      );
      return rows[0]?.id ?? '';
    };
    const postmaster = await postmasterOf(databaseUrl);
    const headers = { cookie: cookieOf(token) };
    for (const [name, procedure, input] of await callsOn(room, messages, idOf)) {
      const url = `${product.url}/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
      const times: number[] = [];
      let bytes = 0;
      // The first few are those that make statements known.
      for (let n = 0; n < Math.min(10, calls); n += 1) await ask(url, headers);
      const used = [processorMs(product.process.pid), childrenMs(postmaster)];
      for (let n = 0; n < calls; n += 1) {
        const began = performance.now();
        bytes = await ask(url, headers);
        times.push(performance.now() - began);
      }
      const [node = 0, postgres = 0] = [processorMs(product.process.pid), childrenMs(postmaster)].map(
        (ms, index) => (ms - (used[index] ?? 0)) / calls,
      );
      times.sort((one, other) => one - other);
      const at = (part: number) => times[Math.floor((calls - 1) * part)] ?? Number.NaN;
      console.log(
        [
          name,
          `${at(0.5).toFixed(1)}/${at(0.99).toFixed(1)}${at(0.5) > GOAL_MS ? ' (above)' : ''}`,
          node.toFixed(2),
          postgres.toFixed(2),
          (bytes / 1_024).toFixed(0),
        ].join(' | '),
      );
    }
  } finally {
    await close();
  }
}

async function callsOn(
  { roomId, otherRoomId, words }: LargeRoom,
  messages: number,
  idOf: (number: number) => Promise<string>,
): Promise<[name: string, procedure: string, input: object][]> {
  const around = async (number: number) => ({ roomId, messageId: await idOf(number) });
  return [
    ['list of rooms', 'chat.rooms', {}],
    ['open a room of 100', 'chat.open', { roomId: otherRoomId }],
    ['open', 'chat.open', { roomId }],
    ['back from the newest', 'chat.before', { roomId, number: messages - 50 }],
    ['back from the middle', 'chat.before', { roomId, number: messages / 2 }],
    ['jump to the first', 'chat.around', await around(1)],
    ['jump to the middle', 'chat.around', await around(messages / 2)],
    ['search a rare word in it', 'chat.search', { q: words.rare, roomId }],
    ['search a common word in it', 'chat.search', { q: words.common, roomId }],
    ['search a rare word everywhere', 'chat.search', { q: words.rare }],
    ['search a common word everywhere', 'chat.search', { q: words.common }],
  ];
}

async function ask(url: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`);
  return Buffer.byteLength(text);
}
