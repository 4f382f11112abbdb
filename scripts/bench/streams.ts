import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createHistogram, performance, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { inTurn, median, ratioOf } from './compare.ts';
import type { BenchRoom } from './data.ts';
import type { Serving, Sizes, Stage } from './stage.ts';

const CONNECTING_AT_ONCE = 64;
const PATIENCE_MS = 30_000;
const RATIO_GOAL = 0.6;
/** Texts are a mark, a number and some more, as long as people's are. */
const MARK = '"text":"#';
const MORE = ' a message of a usual length, as one line of talk is';
const BEAT = 'event: here';

type Load = { perSecond: number } | { atOnce: number };

interface Followed {
  deliveries: number;
  perSecond: number;
  /** Milliseconds from before a message was sent to when a reader had it. */
  p50: number;
  p99: number;
}

/** Live rooms: thousands of streams on real sockets, and messages that each of a room's readers gets. */
export async function benchStreams(
  stage: Stage,
  { only, rounds, seconds, streamsOfEach, perSecond, atOnce }: Sizes,
  { floor, product, rooms }: { floor: Serving; product: Serving; rooms: BenchRoom[] },
): Promise<void> {
  if (!'streams'.includes(only)) return;
  const followers = new Map<Serving, Follower>();
  for (const serving of [floor, product]) followers.set(serving, await follow(serving, rooms, streamsOfEach));
  console.log(
    `\n${rooms.length * (rooms[0]?.cookies.length ?? 0) * streamsOfEach} streams of each in ${rooms.length} rooms\nload | deliveries a second: floor, ours | ratio (goal: ${RATIO_GOAL}) | send to seen, p50/p99 ms: floor, ours | Node µs a delivery | Postgres µs`,
  );
  const loads: [string, Load, number][] = [
    [`streams, ${perSecond} messages a second`, { perSecond }, 5 * seconds],
    [`streams, ${atOnce} messages at once`, { atOnce }, 2 * seconds],
  ];
  for (const [name, load, lasting] of loads) {
    const [theirs = [], ours = []] = await inTurn({ rounds }, [floor, product], async (serving) => {
      const { done, nodeMs, postgresMs } = await stage.costOf(serving, async () =>
        followers.get(serving)?.talk(load, rounds > 0 ? lasting : seconds),
      );
      if (!done) throw new Error('Nobody follows.');
      return {
        ...done,
        nodeUs: (nodeMs * 1_000) / done.deliveries,
        postgresUs: (postgresMs * 1_000) / done.deliveries,
      };
    });
    type Round = (typeof ours)[0];
    const both = (of: (middle: (number: (round: Round) => number) => number) => string) =>
      [theirs, ours].map((all) => of((number) => median(all.map(number)))).join(', ');
    console.log(
      [
        name,
        both((middle) => middle((round) => round.perSecond).toFixed(0)),
        ratioOf(ours, theirs).toFixed(2),
        both((middle) => `${middle(({ p50 }) => p50).toFixed(1)}/${middle(({ p99 }) => p99).toFixed(1)}`),
        both((middle) => middle(({ nodeUs }) => nodeUs).toFixed(1)),
        both((middle) => middle(({ postgresUs }) => postgresUs).toFixed(1)),
      ].join(' | '),
    );
  }
  for (const { close } of followers.values()) close();
}

interface Follower {
  /** @throws if a message was refused, or did not reach every reader of its room */
  talk(load: Load, seconds: number): Promise<Followed>;
  close(): void;
}

/** Its sockets read into one buffer, and an event is not parsed but looked through for its text. */
async function follow({ url, origin }: Serving, benchRooms: BenchRoom[], streamsOfEach: number): Promise<Follower> {
  const { host, hostname, port } = new URL(url);
  const rooms = benchRooms.map((room) => ({ ...room, next: 0, streams: room.cookies.length * streamsOfEach }));
  type Room = (typeof rooms)[0];
  const shared = Buffer.allocUnsafe(256 * 1024);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const sockets: Socket[] = [];
  const said = new Map<number, { room: Room; at: number; left: number }>();
  let [last, refused, deliveries] = [0, 0, 0];
  let seen: RecordableHistogram = createHistogram();
  /** Told when all have seen a message, or it was refused. */
  let onDone: (room: Room) => void = () => {};

  function take(text: string): void {
    const now = performance.now();
    for (let at = text.indexOf(MARK); at >= 0; at = text.indexOf(MARK, at)) {
      at += MARK.length;
      const number = Number.parseInt(text.slice(at, at + 10), 10);
      const one = said.get(number);
      if (!one) continue;
      deliveries += 1;
      seen.record(Math.max(1, Math.round((now - one.at) * 1_000)));
      one.left -= 1;
      if (one.left === 0 && said.delete(number)) onDone(one.room);
    }
  }

  const openStream = (room: Room, cookie: string): Promise<void> =>
    new Promise((resolve, reject) => {
      // Part of an event that came with the chunk before.
      let rest = '';
      let isOpen = false;
      function callback(length: number): boolean {
        const text = rest + shared.toString('latin1', 0, length);
        const end = text.lastIndexOf('\n\n') + 2;
        rest = end < 2 ? text : text.slice(end);
        if (isOpen && end >= 2) take(text.slice(0, end));
        else if (text.includes(BEAT)) {
          isOpen = true;
          resolve();
        }
        return true;
      }
      const socket = connect({ host: hostname, port: Number(port), onread: { buffer: shared, callback } });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('A stream ended.')));
      socket.write(
        `GET /api/chat/stream HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\nx-room: ${room.id}\r\naccept: text/event-stream\r\n\r\n`,
      );
      sockets.push(socket);
    });

  const wanted = rooms.flatMap((room) =>
    room.cookies.flatMap((cookie) => Array.from({ length: streamsOfEach }, () => ({ room, cookie }))),
  );
  const openNext = async (): Promise<void> => {
    for (let one = wanted.pop(); one; one = wanted.pop()) await openStream(one.room, one.cookie);
  };
  await Promise.all(Array.from({ length: CONNECTING_AT_ONCE }, openNext));

  function say(room: Room | undefined): void {
    if (!room) return;
    const number = (last += 1);
    const cookie = room.cookies[(room.next += 1) % room.cookies.length] ?? '';
    const body = JSON.stringify({ json: { roomId: room.id, id: randomUUID(), text: `#${number}${MORE}` } });
    said.set(number, { room, at: performance.now(), left: room.streams });
    const headers = { cookie, origin, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const refuse = () => {
      refused += 1;
      if (said.delete(number)) onDone(room);
    };
    request({ host: hostname, port, path: '/trpc/chat.send', method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      if (answer.statusCode !== 200) refuse();
    })
      .on('error', refuse)
      .end(body);
  }

  const paced = async (perSecond: number, seconds: number) => {
    const from = performance.now();
    for (let n = 0; performance.now() < from + seconds * 1_000; await delay(2))
      for (const due = ((performance.now() - from) * perSecond) / 1_000; n < due; n += 1) say(rooms[n % rooms.length]);
  };
  const flood = async (atOnce: number, seconds: number) => {
    let turn = 0;
    const sayNext = () => say(rooms[(turn += 1) % rooms.length]);
    onDone = sayNext;
    for (let n = 0; n < atOnce; n += 1) sayNext();
    await delay(seconds * 1_000);
    onDone = () => {};
  };

  return {
    async talk(load, seconds) {
      [refused, deliveries] = [0, 0];
      seen = createHistogram();
      const from = performance.now();
      await ('atOnce' in load ? flood(load.atOnce, seconds) : paced(load.perSecond, seconds));
      const perSecond = (deliveries / (performance.now() - from)) * 1_000;
      for (const until = performance.now() + PATIENCE_MS; said.size > 0 && performance.now() < until;) await delay(10);
      if (refused + said.size > 0)
        throw new Error(
          `${origin || 'The floor'} refused ${refused} messages, and ${said.size} did not reach everybody.`,
        );
      return { deliveries, perSecond, p50: seen.percentile(50) / 1_000, p99: seen.percentile(99) / 1_000 };
    },
    close() {
      agent.destroy();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** An event as the product sends it, before and behind the text of its message, so that the floor writes as many bytes. */
export async function sampleEvent({ url, origin }: Serving, room: BenchRoom | undefined): Promise<string> {
  const headers = { cookie: room?.cookies[0] ?? '', origin, 'content-type': 'application/json' };
  const stream = await fetch(`${url}/api/chat/stream`, { headers });
  const text = 'Said by the bench';
  const body = JSON.stringify({ json: { roomId: room?.id, id: randomUUID(), text } });
  const sent = await fetch(`${url}/trpc/chat.send`, { method: 'POST', headers, body });
  if (!sent.ok || !stream.body) throw new Error(`chat.send: ${await sent.text()}`);
  let read = '';
  // Leaving the loop ends the stream.
  for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
    read += chunk;
    const event = /data: .*Said by the bench.*\n\n/.exec(read)?.[0];
    if (event) return JSON.stringify(event.split(text));
  }
  throw new Error('The stream ended.');
}
