import type { Database } from '@onceware/db/client';
import type { Actor } from '#core/actor.ts';
import { streamLimits } from '../chat.limits.ts';
import type { StreamEvent } from '../chat.contract.ts';
import { may } from '../chat.policy.ts';
import { followedRooms } from '../rooms/rooms.repo.ts';
import { formatPosition, type Position } from './position.ts';
import { eventsBehind, hasGap, movedRooms, type Place } from './stream.repo.ts';

/** One open stream. */
export interface Follower {
  userId: string;
  /** Hands over one event, as text that is the same for all who get it. */
  send(chunk: string): void;
  /** They may follow no longer. */
  end(): void;
  /** Who they are now; null: nobody any more. */
  actor(): Promise<Actor | null>;
}

export interface Following {
  /** Where this follower would go on. */
  position(): string;
  stop(): void;
}

/** What happens in rooms, on its way to those who follow them in this process. */
export interface RoomHub {
  /** Something was written: told to the followers here, and to the other processes. */
  announce(roomId: string): void;
  /** Something was written by another process. */
  wake(roomId: string): void;
  /** What this user may follow may have changed; `*`: what everybody may. */
  recheck(userId: string): void;
  /** Follows all that they may, from `after` on; rooms that it does not name from now on. Null: they may not. */
  follow(follower: Follower, after: Position): Promise<Following | null>;
  close(): Promise<void>;
}

interface FollowedRoom {
  ordinal: number;
  /** The last event that was handed over. */
  seq: number;
  followers: Set<Stream>;
}

interface Stream {
  follower: Follower;
  rooms: Set<string>;
  /** Events that came while it was catching up; null: it has caught up. */
  held: string[] | null;
}

/** So many batches may somebody have missed; who missed more reads the rooms anew. */
const CATCH_UP_BATCHES = 8;

const chunkOf = (event: StreamEvent): string => `data: ${JSON.stringify(event)}\n\n`;
const RESET = chunkOf({ type: 'reset' });
const ROOMS = chunkOf({ type: 'rooms' });

/**
 * Reads each event once for all who follow in this process. Being woken makes it quick; looking every two seconds makes it sure
 * (docs/decisions/039-live-chat.md).
 */
export function createRoomHub({
  database,
  announce,
  onError,
}: {
  database: Pick<Database, 'db'>;
  /** Tells the other processes. */
  announce(roomId: string): void;
  onError(error: unknown): void;
}): RoomHub {
  const { db } = database;
  const rooms = new Map<string, FollowedRoom>();
  const streams = new Set<Stream>();
  const woken = new Set<string>();
  let reading: Promise<void> | null = null;
  let isClosed = false;

  const placesOf = (roomIds: Iterable<string>): Place[] =>
    [...roomIds].flatMap((roomId) => {
      const room = rooms.get(roomId);
      return room ? [{ roomId, seq: room.seq }] : [];
    });

  function hand(stream: Stream, chunk: string): void {
    if (stream.held) stream.held.push(chunk);
    else stream.follower.send(chunk);
  }

  async function readWoken(): Promise<void> {
    while (woken.size > 0) {
      const places = placesOf(woken);
      woken.clear();
      const events = await eventsBehind(db, places);
      for (const { roomId, seq, message } of events) {
        const room = rooms.get(roomId);
        if (!room || seq <= room.seq) continue;
        room.seq = seq;
        const chunk = chunkOf(message ? { type: 'message', roomId, seq, message } : { type: 'room', roomId, seq });
        for (const stream of room.followers) hand(stream, chunk);
      }
      if (events.length === streamLimits.batch) for (const { roomId } of places) woken.add(roomId);
    }
  }

  function wake(roomId: string): void {
    if (isClosed || !rooms.has(roomId)) return;
    woken.add(roomId);
    reading ??= readWoken()
      .catch(onError)
      .finally(() => {
        reading = null;
      });
  }

  // An announcement may be lost; nothing else is.
  const poll = setInterval(() => {
    movedRooms(db, placesOf(rooms.keys())).then((moved) => moved.forEach(wake), onError);
  }, streamLimits.pollMs).unref();

  function leave(stream: Stream, roomId: string): void {
    const room = rooms.get(roomId);
    stream.rooms.delete(roomId);
    room?.followers.delete(stream);
    if (room?.followers.size === 0) rooms.delete(roomId);
  }

  function stop(stream: Stream): void {
    streams.delete(stream);
    for (const roomId of stream.rooms) leave(stream, roomId);
  }

  /** Has the stream follow just what its user may now. @returns by room where it stands; null: they may not follow at all */
  async function admit(stream: Stream): Promise<Map<string, { ordinal: number; seq: number }> | null> {
    const actor = await stream.follower.actor();
    if (!actor) return null;
    const visible = (await followedRooms(db, actor.user.id)).filter(({ access }) => may(actor, access, 'view'));
    const entered = new Map<string, { ordinal: number; seq: number }>();
    for (const { ordinal, seq, access } of visible) {
      const room = rooms.get(access.id) ?? { ordinal, seq, followers: new Set() };
      rooms.set(access.id, room);
      room.followers.add(stream);
      if (!stream.rooms.has(access.id)) entered.set(access.id, { ordinal, seq });
      stream.rooms.add(access.id);
    }
    const ids = new Set(visible.map(({ access }) => access.id));
    for (const roomId of stream.rooms) if (!ids.has(roomId)) leave(stream, roomId);
    return entered;
  }

  async function catchUp(stream: Stream, missed: Place[]): Promise<void> {
    let places = missed;
    if (await hasGap(db, places)) return stream.follower.send(RESET);
    for (let batch = 0; batch < CATCH_UP_BATCHES; batch += 1) {
      const events = await eventsBehind(db, places);
      const last = new Map(places.map(({ roomId, seq }) => [roomId, seq]));
      for (const { roomId, seq, message } of events) {
        last.set(roomId, seq);
        stream.follower.send(
          chunkOf(message ? { type: 'message', roomId, seq, message } : { type: 'room', roomId, seq }),
        );
      }
      if (events.length < streamLimits.batch) return;
      places = [...last].map(([roomId, seq]) => ({ roomId, seq }));
    }
    stream.follower.send(RESET);
  }

  async function recheckStream(stream: Stream): Promise<void> {
    const before = new Set(stream.rooms);
    const entered = await admit(stream);
    if (!streams.has(stream)) return stop(stream);
    if (!entered) {
      stop(stream);
      return stream.follower.end();
    }
    if (entered.size > 0 || [...before].some((roomId) => !stream.rooms.has(roomId))) hand(stream, ROOMS);
  }

  return {
    wake,
    announce(roomId) {
      wake(roomId);
      announce(roomId);
    },
    recheck(userId) {
      for (const stream of streams)
        if (userId === '*' || stream.follower.userId === userId) recheckStream(stream).catch(onError);
    },
    async follow(follower, after) {
      const stream: Stream = { follower, rooms: new Set(), held: [] };
      streams.add(stream);
      try {
        const entered = await admit(stream);
        if (!entered) {
          stop(stream);
          return null;
        }
        const missed = [...entered].flatMap(([roomId, { ordinal, seq: now }]) => {
          const seq = after.get(ordinal);
          return seq !== undefined && seq < now ? [{ roomId, seq }] : [];
        });
        await catchUp(stream, missed);
      } catch (error) {
        stop(stream);
        throw error;
      }
      for (const chunk of stream.held ?? []) follower.send(chunk);
      stream.held = null;
      return {
        stop: () => stop(stream),
        position: () =>
          formatPosition(
            [...stream.rooms].flatMap((roomId) => {
              const room = rooms.get(roomId);
              return room ? [[room.ordinal, room.seq] as const] : [];
            }),
          ),
      };
    },
    async close() {
      isClosed = true;
      clearInterval(poll);
      for (const stream of streams) stream.follower.end();
      streams.clear();
      rooms.clear();
      await reading;
    },
  };
}
