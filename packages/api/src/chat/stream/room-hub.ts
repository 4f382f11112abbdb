import type { Database } from '@onceware/db/client';
import type { Carrier } from '#core/carrier/carrier.ts';
import { createGate } from '#core/gate.ts';
import type { Listener } from '#core/listening/listen.ts';
import { streamLimits } from '../chat.limits.ts';
import { may } from '../chat.policy.ts';
import { followedRooms } from '../rooms/rooms.repo.ts';
import { catchUp, chunkOfEvent, type Head, type Reached, type Shelf } from './catch-up.ts';
import { COME_LATER, comeAgain, heartbeat, ROOMS } from './chunks.ts';
import type { FollowedRoom, Follower, Stream } from './follower.ts';
import { createHeartbeats } from './heartbeats.ts';
import type { Position } from './position.contract.ts';
import { eventsBehind, movedRooms, type Place } from './stream.repo.ts';

/** What happens in rooms, on its way to those who follow them in this process. */
export interface RoomHub {
  /** Something was written: told to the followers here, and to the other processes. */
  announce(roomId: string): void;
  /**
   * Follows all that they may, from `after` on; rooms that it does not name from now on. Null: they may not follow. Nothing is
   * sent before `start`.
   */
  follow(follower: Follower, after: Position): Promise<Following | null>;
  /** For the metrics. */
  counts(): { streams: number; deliveries: number };
  close(): Promise<void>;
}

export interface Following {
  start(): void;
  stop(): void;
}

/**
 * Reads each event once for all who follow in this process. Being woken makes it quick; looking every two seconds makes it sure
 * (docs/decisions/039-live-chat.md).
 */
export function createRoomHub({
  database,
  listener,
  carrier,
  onError,
}: {
  database: Pick<Database, 'db'>;
  listener: Pick<Listener, 'on' | 'isListening'>;
  /** To the other processes. */
  carrier: Pick<Carrier, 'send' | 'on'>;
  onError(error: unknown): void;
}): RoomHub {
  const { db } = database;
  const gate = createGate(streamLimits.lookUpsAtOnce);
  const rooms = new Map<string, FollowedRoom>();
  /** By user, the oldest first. */
  const streams = new Map<string, Stream[]>();
  const woken = new Set<string>();
  const rechecks = new Set<Promise<void>>();
  let reading: Promise<void> | null = null;
  let isClosed = false;
  let polling: Promise<void> | null = null;
  let isPollFailing = false;
  let count = 0;
  let deliveries = 0;

  const allStreams = () => [...streams.values()].flat();
  const placesOf = (roomIds: Iterable<string>): Place[] =>
    [...roomIds].flatMap((roomId) => {
      const room = rooms.get(roomId);
      return room ? [{ roomId, seq: room.seq }] : [];
    });

  function hand(room: FollowedRoom, chunks: string[]): void {
    // Made once, and shared by all.
    const bytes = Buffer.from(chunks.join(''));
    deliveries += chunks.length * room.followers.size;
    for (const { follower } of room.followers) follower.send(bytes);
  }

  async function readWoken(): Promise<void> {
    while (woken.size > 0) {
      // Nobody is told what they may no longer know.
      await Promise.all(rechecks);
      const places = placesOf(woken);
      woken.clear();
      const events = await eventsBehind(db, places, streamLimits.batch);
      for (let first = 0, next = 0; first < events.length; first = next) {
        const room = rooms.get(events[first]?.roomId ?? '');
        const chunks: string[] = [];
        for (next = first; next < events.length && events[next]?.roomId === events[first]?.roomId; next += 1) {
          const event = events[next];
          if (!event || !room || event.seq <= room.seq) continue;
          room.seq = event.seq;
          chunks.push(chunkOfEvent(event, room.ordinal));
        }
        if (room && chunks.length > 0) hand(room, chunks);
      }
      if (events.length === streamLimits.batch) for (const { roomId } of places) woken.add(roomId);
    }
  }

  const read = (): Promise<void> =>
    (reading ??= readWoken()
      .catch(onError)
      .finally(() => {
        reading = null;
        if (woken.size > 0) void read();
      }));

  function wake(roomId: string): void {
    if (isClosed || !rooms.has(roomId)) return;
    woken.add(roomId);
    void read();
  }

  async function readNow(roomIds: string[]): Promise<void> {
    for (const roomId of roomIds) wake(roomId);
    await reading;
  }

  // What wakes may be lost; nothing else is.
  const poll = setInterval(() => {
    polling ??= movedRooms(db, placesOf(rooms.keys()))
      .then((moved) => {
        isPollFailing = false;
        moved.forEach(wake);
      })
      .catch((error: unknown) => {
        if (!isPollFailing && !isClosed) onError(error);
        isPollFailing = true;
      })
      .finally(() => {
        polling = null;
      });
  }, streamLimits.pollMs).unref();

  const beat = ({ rooms: followed, follower }: Stream) =>
    follower.send(heartbeat(Array.from(followed, ({ ordinal, seq }) => [ordinal, seq] as const)));

  const heartbeats = createHeartbeats<Stream>({
    beat(stream, n) {
      if (stream.isLive) beat(stream);
      // What nobody tells has to be looked at.
      if (!listener.isListening() || n % streamLimits.recheckEvery === 0) void recheckStream(stream);
    },
  });

  function enter(stream: Stream, { roomId: id, ordinal, seq }: Head): void {
    let room = rooms.get(id);
    if (!room) {
      room = { id, ordinal, seq, followers: new Set() };
      rooms.set(id, room);
      // Since that was read something may have happened, of which nobody here was told.
      wake(id);
    }
    room.followers.add(stream);
    stream.rooms.add(room);
  }

  function leave(stream: Stream, room: FollowedRoom): void {
    stream.rooms.delete(room);
    room.followers.delete(stream);
    if (room.followers.size === 0) rooms.delete(room.id);
  }

  function stop(stream: Stream): void {
    if (stream.isOver) return;
    stream.isOver = true;
    count -= 1;
    heartbeats.remove(stream);
    for (const room of stream.rooms) leave(stream, room);
    const { userId } = stream.follower;
    const others = (streams.get(userId) ?? []).filter((other) => other !== stream);
    if (others.length > 0) streams.set(userId, others);
    else streams.delete(userId);
  }

  function end(stream: Stream): void {
    if (stream.isOver) return;
    stop(stream);
    stream.follower.end();
  }

  /** What the stream's user may follow now; null: nothing any more. */
  const headsFor = ({ follower }: Stream): Promise<Head[] | null> =>
    gate(async () => {
      const actor = await follower.actor();
      if (!actor) return null;
      return (await followedRooms(db, actor.user.id)).flatMap(({ ordinal, seq, access }) =>
        may(actor, access, 'view') ? [{ roomId: access.id, ordinal, seq }] : [],
      );
    });

  async function recheckLive(stream: Stream): Promise<void> {
    while (stream.isStale && !stream.isOver) {
      stream.isStale = false;
      const heads = await headsFor(stream);
      if (stream.isOver) return;
      if (!heads) return end(stream);
      const allowed = new Set(heads.map(({ roomId }) => roomId));
      const followed = new Set(Array.from(stream.rooms, ({ id }) => id));
      const gone = [...stream.rooms].filter(({ id }) => !allowed.has(id));
      const come = heads.filter(({ roomId }) => !followed.has(roomId));
      for (const room of gone) leave(stream, room);
      for (const head of come) enter(stream, head);
      if (gone.length + come.length === 0) continue;
      stream.follower.send(ROOMS);
      beat(stream);
    }
  }

  /** Whoever cannot be looked at anew is ended, and comes again. */
  function recheckStream(stream: Stream): Promise<void> {
    stream.isStale = true;
    if (!stream.isLive) return Promise.resolve();
    if (stream.rechecking) return stream.rechecking;
    const rechecking = recheckLive(stream)
      .catch(() => end(stream))
      .finally(() => {
        rechecks.delete(rechecking);
        stream.rechecking = null;
      });
    rechecks.add(rechecking);
    stream.rechecking = rechecking;
    return rechecking;
  }

  const shelf: Shelf = { db, gate, rooms, readNow };

  async function begin(stream: Stream, first: Head[], after: Position): Promise<void> {
    let heads: Head[] | null = first;
    let from = after;
    const join = (reached: Reached) => {
      for (const head of heads ?? []) enter(stream, { ...head, seq: reached.get(head.roomId) ?? head.seq });
      stream.isLive = true;
      beat(stream);
    };
    while (!stream.isOver && !stream.isLive) {
      if (stream.isStale) {
        stream.isStale = false;
        heads = await headsFor(stream);
      }
      if (!heads) return end(stream);
      const ordinals = new Map(heads.map(({ roomId, ordinal }) => [roomId, ordinal]));
      const reached = await catchUp(shelf, stream, { heads, after: from, join });
      from = new Map([...from, ...[...reached].map(([roomId, seq]) => [ordinals.get(roomId) ?? 0, seq] as const)]);
    }
  }

  carrier.on(wake);
  listener.on('session_change', {
    onChange(userId) {
      const concerned = userId === '*' ? allStreams() : (streams.get(userId) ?? []);
      for (const stream of concerned) void recheckStream(stream);
    },
    onGap() {
      for (const stream of allStreams()) void recheckStream(stream);
    },
  });

  return {
    announce(roomId) {
      wake(roomId);
      carrier.send(roomId);
    },
    async follow(follower, after) {
      const stream: Stream = {
        follower,
        rooms: new Set(),
        isOver: false,
        isStale: false,
        isLive: false,
        rechecking: null,
      };
      const others = streams.get(follower.userId) ?? [];
      const [oldest] = others;
      if (oldest && others.length >= streamLimits.streamsOfOneUser) {
        oldest.follower.send(COME_LATER);
        end(oldest);
      }
      streams.set(follower.userId, [...(streams.get(follower.userId) ?? []), stream]);
      count += 1;
      try {
        const heads = isClosed ? null : await headsFor(stream);
        if (!heads || stream.isOver) {
          stop(stream);
          return null;
        }
        return {
          stop: () => stop(stream),
          start() {
            follower.send(comeAgain());
            heartbeats.add(stream);
            begin(stream, heads, after).catch((error: unknown) => {
              onError(error);
              end(stream);
            });
          },
        };
      } catch (error) {
        stop(stream);
        throw error;
      }
    },
    counts: () => ({ streams: count, deliveries }),
    async close() {
      isClosed = true;
      clearInterval(poll);
      heartbeats.close();
      for (const stream of allStreams()) end(stream);
      await Promise.all([reading, polling]);
    },
  };
}
