/**
 * Holds thousands of streams open and says the messages that they carry: by itself in a process, so that it takes nothing of the
 * server's loop. Its sockets read into one buffer, and an event is not parsed but looked through for its text.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createHistogram, monitorEventLoopDelay, performance, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Followed, Told } from './following.ts';

// The parent is gone.
process.once('disconnect', () => process.exit());
const CONNECTING_AT_ONCE = 64;
const PATIENCE_MS = 10_000;
/** Texts are a mark, a number and some more, as long as people's are. */
const MARK = '"text":"#';
const MORE = ' a message of a usual length, as one line of talk is';
const BEAT = 'event: here';

interface Room {
  id: string;
  cookies: string[];
  next: number;
  streams: number;
}
interface Said {
  room: Room;
  at: number;
  left: number;
}

const shared = Buffer.allocUnsafe(256 * 1024);
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const said = new Map<number, Said>();
const sockets: Socket[] = [];
let rooms: Room[] = [];
let target: { url: URL; origin: string } | undefined;
let last = 0;
let counts = { sent: 0, refused: 0, deliveries: 0 };
let seen: RecordableHistogram;
let answered: RecordableHistogram;
/** Told when all have seen a message, or it was refused. */
let onDone: (room: Room) => void = () => {};

function take(text: string): void {
  const now = performance.now();
  for (let at = text.indexOf(MARK); at >= 0; at = text.indexOf(MARK, at)) {
    at += MARK.length;
    const number = Number.parseInt(text.slice(at, at + 10), 10);
    const one = said.get(number);
    if (!one) continue;
    counts.deliveries += 1;
    seen.record(Math.max(1, Math.round((now - one.at) * 1_000)));
    one.left -= 1;
    if (one.left > 0) continue;
    said.delete(number);
    onDone(one.room);
  }
}

function openStream(room: Room, cookie: string, { url }: { url: URL }): Promise<void> {
  return new Promise((resolve, reject) => {
    // Part of an event that came with the chunk before.
    let rest = '';
    let isOpen = false;
    const socket = connect({
      host: url.hostname,
      port: Number(url.port),
      onread: {
        buffer: shared,
        callback(length) {
          const text = rest + shared.toString('latin1', 0, length);
          const end = text.lastIndexOf('\n\n') + 2;
          rest = end < 2 ? text : text.slice(end);
          if (isOpen && end >= 2) take(text.slice(0, end));
          else if (text.includes(BEAT)) {
            isOpen = true;
            resolve();
          }
          return true;
        },
      },
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('A stream ended.')));
    socket.write(
      `GET /api/chat/stream HTTP/1.1\r\nhost: ${url.host}\r\ncookie: ${cookie}\r\nx-room: ${room.id}\r\naccept: text/event-stream\r\n\r\n`,
    );
    sockets.push(socket);
  });
}

async function open({ url, origin, rooms: told, streamsOfEach }: Extract<Told, { do: 'open' }>): Promise<void> {
  const at = { url: new URL(url), origin };
  target = at;
  // Rooms of the first time are kept.
  if (rooms.length === 0) rooms = told.map(({ id, cookies }) => ({ id, cookies, next: 0, streams: 0 }));
  for (const room of rooms) room.streams += room.cookies.length * streamsOfEach;
  const wanted = rooms.flatMap((room) =>
    room.cookies.flatMap((cookie) => Array.from({ length: streamsOfEach }, () => ({ room, cookie }))),
  );
  const openNext = async (): Promise<void> => {
    for (let one = wanted.pop(); one; one = wanted.pop()) await openStream(one.room, one.cookie, at);
  };
  await Promise.all(Array.from({ length: CONNECTING_AT_ONCE }, openNext));
}

function say(room: Room): void {
  if (!target) return;
  const { url, origin } = target;
  const number = (last += 1);
  const cookie = room.cookies[(room.next += 1) % room.cookies.length] ?? '';
  const body = JSON.stringify({ json: { roomId: room.id, id: randomUUID(), text: `#${number}${MORE}` } });
  const at = performance.now();
  said.set(number, { room, at, left: room.streams });
  counts.sent += 1;
  const headers = { cookie, origin, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const sending = request(
    { host: url.hostname, port: url.port, path: '/trpc/chat.send', method: 'POST', agent, headers },
    (answer) => {
      answer.resume();
      if (answer.statusCode === 200) answered.record(Math.max(1, Math.round((performance.now() - at) * 1_000)));
      else refuse();
    },
  );
  const refuse = () => {
    counts.refused += 1;
    if (said.delete(number)) onDone(room);
  };
  sending.on('error', refuse);
  sending.end(body);
}

async function measured(seconds: number, work: (until: number) => Promise<void>): Promise<Followed> {
  counts = { sent: 0, refused: 0, deliveries: 0 };
  seen = createHistogram();
  answered = createHistogram();
  const late = monitorEventLoopDelay({ resolution: 5 });
  late.enable();
  const cpu = process.cpuUsage();
  const from = performance.now();
  await work(from + seconds * 1_000);
  const lasted = (performance.now() - from) / 1_000;
  const used = process.cpuUsage(cpu);
  late.disable();
  const { deliveries } = counts;
  onDone = () => {};
  for (const until = performance.now() + PATIENCE_MS; said.size > 0 && performance.now() < until;) await delay(10);
  const missing = [...said.values()].reduce((sum, { left }) => sum + left, 0);
  said.clear();
  const percentiles = (histogram: RecordableHistogram) => ({
    p50: histogram.percentile(50) / 1_000,
    p99: histogram.percentile(99) / 1_000,
  });
  return {
    ...counts,
    missing,
    perSecond: deliveries / lasted,
    seen: percentiles(seen),
    answered: percentiles(answered),
    own: { busy: (used.user + used.system) / 1e6 / lasted, lateP99: late.percentile(99) / 1e6 },
  };
}

/** The times are those of a plan, so that a slow answer holds nothing back. */
const talk = ({ perSecond, seconds }: Extract<Told, { do: 'talk' }>): Promise<Followed> =>
  measured(seconds, async (until) => {
    const from = performance.now();
    for (let n = 0; ;) {
      const due = Math.floor(((performance.now() - from) * perSecond) / 1_000);
      for (; n < due; n += 1) {
        const room = rooms[n % rooms.length];
        if (room) say(room);
      }
      if (performance.now() >= until) return;
      await delay(2);
    }
  });

const flood = ({ atOnce, seconds }: Extract<Told, { do: 'flood' }>): Promise<Followed> =>
  measured(seconds, async (until) => {
    let turn = 0;
    onDone = () => {
      const room = rooms[(turn += 1) % rooms.length];
      if (room && performance.now() < until) say(room);
    };
    for (let n = 0; n < atOnce; n += 1) {
      const room = rooms[n % rooms.length];
      if (room) say(room);
    }
    await delay(seconds * 1_000);
  });

function close(): void {
  for (const socket of sockets) {
    socket.removeAllListeners('close');
    socket.destroy();
  }
  sockets.length = 0;
}

for (;;) {
  const [told] = (await once(process, 'message')) as [Told];
  if (told.do === 'open') await open(told);
  if (told.do === 'close') close();
  process.send?.(told.do === 'talk' ? await talk(told) : told.do === 'flood' ? await flood(told) : 'done');
}
