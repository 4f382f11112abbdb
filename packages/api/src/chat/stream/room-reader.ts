import type { Db } from '@onceware/db/client';
import { streamLimits } from '../chat.limits.ts';
import type { FollowedRoom, Head, Stream } from './follower.ts';
import { type Handed, handedEvents, sendTo } from './handed.ts';
import { eventsBehind, movedRooms, type Place, type ReadEvent } from './stream.repo.ts';

/** The rooms that are followed in this process, and what happens in them: read once, for all. */
export interface RoomReader {
  rooms: ReadonlyMap<string, FollowedRoom>;
  /** Reads new events, if anybody here follows the room. */
  wake(roomId: string): void;
  /** The same, and waits for the outcome. */
  readNow(roomIds: readonly string[]): Promise<void>;
  /** Streams events after the head from now on. */
  enter(stream: Stream, head: Head): void;
  leave(stream: Stream, room: FollowedRoom): void;
  /** Sends it to all followers of the room; those who are re-checked get it afterwards, if they still may. */
  hand(room: FollowedRoom, handed: Handed): void;
  /** How many events were handed over. */
  deliveries(): number;
  close(): Promise<void>;
}

/** Polling interval that makes delivery sure; announcements make it quick (docs/decisions/039-live-chat.md). */
export function createRoomReader({
  db,
  onMove,
  onFull,
  onError,
}: {
  db: Db;
  /** Somebody came into the room, or went. */
  onMove(room: FollowedRoom): void;
  /** More waits for the stream's re-check than may. */
  onFull(stream: Stream): void;
  onError(error: unknown): void;
}): RoomReader {
  const rooms = new Map<string, FollowedRoom>();
  const woken = new Set<string>();
  let reading: Promise<void> | null = null;
  let polling: Promise<void> | null = null;
  let isPollFailing = false;
  let isClosed = false;
  let deliveries = 0;

  const placesOf = (roomIds: Iterable<string>): Place[] =>
    Array.from(roomIds, (roomId) => rooms.get(roomId))
      .filter((room) => room !== undefined)
      .map(({ id, seq }) => ({ roomId: id, seq }));

  function hand(room: FollowedRoom, handed: Handed, after = room.seq): void {
    const { followers } = room;
    deliveries += handed.count * followers.size;
    for (const stream of followers) {
      if (!stream.held) sendTo(stream, handed);
      else if (!stream.held.add(room, after, handed)) onFull(stream);
    }
  }

  function handEvents(roomId: string, events: readonly ReadEvent[]): void {
    const room = rooms.get(roomId);
    const fresh = events.filter(({ seq }) => room && seq > room.seq);
    if (!room || fresh.length === 0) return;
    const after = room.seq;
    room.seq = fresh.at(-1)?.seq ?? room.seq;
    hand(room, handedEvents(fresh, room.ordinal), after);
  }

  async function readWoken(): Promise<void> {
    while (woken.size > 0) {
      const places = placesOf(woken);
      woken.clear();
      const events = await eventsBehind(db, places, streamLimits.batch);
      for (const { roomId } of places)
        handEvents(
          roomId,
          events.filter((event) => event.roomId === roomId),
        );
      if (events.length === streamLimits.batch) for (const { roomId } of places) woken.add(roomId);
    }
  }

  function read(): Promise<void> {
    reading ??= readWoken()
      .catch(onError)
      .finally(() => {
        reading = null;
        if (woken.size > 0) void read();
      });
    return reading;
  }

  function wake(roomId: string): void {
    if (isClosed || !rooms.has(roomId)) return;
    woken.add(roomId);
    void read();
  }

  // Polls because wake-ups may be lost; nothing else is.
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

  return {
    rooms,
    wake,
    async readNow(roomIds) {
      roomIds.forEach(wake);
      await reading;
    },
    enter(stream, { roomId: id, ordinal, seq }) {
      let room = rooms.get(id);
      if (!room) {
        room = { id, ordinal, seq, followers: new Set() };
        rooms.set(id, room);
        // Since the head was read something may have happened, of which nobody here was told.
        wake(id);
      }
      room.followers.add(stream);
      stream.rooms.add(room);
      onMove(room);
    },
    leave(stream, room) {
      stream.rooms.delete(room);
      stream.held?.drop(room);
      room.followers.delete(stream);
      if (room.followers.size === 0) rooms.delete(room.id);
      onMove(room);
    },
    hand,
    deliveries: () => deliveries,
    async close() {
      isClosed = true;
      clearInterval(poll);
      await Promise.all([reading, polling]);
    },
  };
}
