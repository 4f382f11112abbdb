import { createCallerFactory } from '@onceware/api/kernel/trpc';
import type { Call } from '@onceware/api/kernel/call';
import { appRouter } from '@onceware/api/composition/router';
import { openDatabase } from '@onceware/db/client';
import { fillRoom } from '@onceware/db/testing/large-room';

/** Milliseconds that the slowest of a hundred searches may take (LIVE-18). */
const GOAL_MS = 100;
const ROUNDS = 10;

/** Searches a room of so many messages, and all rooms, and prints how long that takes. */
export async function benchChatSearch(url: string, messages: number): Promise<void> {
  const database = openDatabase({ url, statementTimeoutMs: 0 });
  try {
    const { roomId, readerId, words } = await fillRoom(database.db, { messages, readers: 10_000 });
    const user = { id: readerId, name: 'Member 1', email: 'member-1@large.example', avatar: null };
    const actor = { user, permissions: new Set(['sidebar.view']), scopes: new Set(), via: 'session' };
    // A search uses the database and who asks, and nothing else of a call.
    const { chat } = createCallerFactory(appRouter)({ database, actor } as unknown as Call);
    const day = new Date(Date.now() - 14 * 86_400_000).toISOString().slice(0, 10);
    const { common, rare } = words;
    const queries = [
      common,
      rare,
      `${common} ${rare}`,
      common.slice(0, 3),
      'nowhere',
      `"${common} ${rare}"`,
      `from:"member 7" ${common}`,
      'from:"member 7"',
      `in:"room 0" ${common}`,
      `before:${day} ${common}`,
      `after:${day} ${rare}`,
      'has:link',
      'has:file',
    ];
    console.log(`${messages} messages\n\nsearch | p50, p99 ms in the room | p50, p99 ms everywhere`);
    const all: number[] = [];
    for (const q of queries) {
      const times = [await timesOf(() => chat.search({ q, roomId })), await timesOf(() => chat.search({ q }))];
      all.push(...times.flat());
      console.log(`${q} | ${times.map((some) => `${part(some, 0.5)}, ${part(some, 0.99)}`).join(' | ')}`);
    }
    console.log(`\nof all ${all.length}: p99 ${part(all, 0.99)} ms (goal: under ${GOAL_MS})`);
  } finally {
    await database.close();
  }
}

/** Milliseconds of each round after one that warms up. */
async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const begun = performance.now();
    await work();
    if (round > 0) times.push(performance.now() - begun);
  }
  return times;
}

const part = (times: number[], share: number): string =>
  (
    times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  ).toFixed(1);
