import type { Database } from '@onceware/db/client';
import { LRUCache } from 'lru-cache';
import { lruSize } from '#kernel/lru-size.ts';
import type { PubSub } from '#platform/pubsub/pubsub.ts';
import type { Listener } from '#platform/listening/listen.ts';
import { streamLimits } from '../chat.limits.ts';
import { createAdmission } from './admission.ts';
import {
  chunkOf,
  COLLECTIONS,
  collectionsChanged,
  RECONNECT_LATER,
  reconnectSoon,
  heartbeat,
  NOTIFICATIONS,
  ROOMS,
} from './chunks.ts';
import { createCollectionChanges } from './collection-changes.ts';
import type { Follower, Stream } from './follower.ts';
import { handedSeen, handedTyping } from './handed.ts';
import { createHeartbeats } from './heartbeats.ts';
import type { Position } from './position.contract.ts';
import { createPresence } from './presence.ts';
import { createRoomReader } from './room-reader.ts';
import { createSeenMarks } from './seen-marks.ts';
import { createStreams } from './streams.ts';
import { readWord, type Word, writeWord } from './words.ts';

declare module '#kernel/services.ts' {
  interface Services {
    rooms: RoomHub;
  }
}

/** A change to what is a user's own. */
export type Change = keyof typeof CHANGES;

const CHANGES = { rooms: ROOMS, collections: COLLECTIONS, notifications: NOTIFICATIONS };

/** Delivers the events of rooms to those who follow them in this process. */
export interface RoomHub {
  /** Announces new events to the followers here and to the other processes. */
  announce(roomId: string): void;
  /**
   * Tells a user that their permissions in rooms, their collections or what they are told have changed, so that they read them again.
   * Their streams in this process are handed nothing more of rooms before these are known. Best effort in others, as typing is.
   */
  tell(userId: string, what: Change): void;
  /**
   * A user has read a room up to a number, or marked what is behind it as unread: told to their own streams, and to the
   * room where it is news to a writer. Best effort.
   */
  read(userId: string, roomId: string, number: number): void;
  /** Somebody who may write there is about to. */
  type(roomId: string, person: { id: string; name: string }): void;
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

const TYPING_MAX = 10_000;

/** Events are read once for all who follow in this process (docs/decisions/039-live-chat.md). */
export function createRoomHub({
  database: { db },
  listener,
  pubsub,
  onError,
}: {
  database: Pick<Database, 'db'>;
  listener: Pick<Listener, 'on' | 'isListening'>;
  /** Publishes to the other processes. */
  pubsub: Pick<PubSub, 'send' | 'on'>;
  onError(error: unknown): void;
}): RoomHub {
  const say = (word: Word) => pubsub.send(writeWord(word));
  const streams = createStreams();
  const collectionChanges = createCollectionChanges();
  const seen = createSeenMarks();
  const reader = createRoomReader({
    db,
    onMove: (room) => presence.moved(room),
    onFull: end,
    onError,
  });
  const presence = createPresence({ ...reader, say });
  const admission = createAdmission({
    db,
    reader,
    onLive(stream) {
      const { asksForCollections, userId, send } = stream.follower;
      // All later ones are sent: it is live.
      if (asksForCollections) send(collectionsChanged(collectionChanges.msSince(userId)));
      beat(stream);
      presence.welcome(stream);
    },
    onHidden: (stream) => presence.welcome(stream),
    onRooms: beat,
    onError,
    end,
  });
  const heartbeats = createHeartbeats<Stream>({
    beat(stream, n) {
      if (stream.isLive) beat(stream);
      // Re-checks permissions, because some changes send no event.
      if (!listener.isListening() || n % streamLimits.recheckEvery === 0) admission.recheck(stream);
    },
  });
  // Ends streams with their sessions, of whose end by time nobody is told.
  const ending = setInterval(() => {
    const now = Date.now();
    for (const stream of streams.all())
      if (stream.endsAt !== undefined && stream.endsAt <= now) admission.recheck(stream);
  }, streamLimits.endingMs).unref();
  /** Users who were announced as typing a moment ago. */
  const typing = new LRUCache<string, true>({ ...lruSize(TYPING_MAX), ttl: streamLimits.typingMs });
  let isClosed = false;

  function beat({ rooms, follower, held }: Stream): void {
    follower.send(heartbeat(Array.from(rooms, (room) => [room.ordinal, held?.sentOf(room) ?? room.seq] as const)));
  }

  function stop(stream: Stream): void {
    if (stream.isOver) return;
    stream.isOver = true;
    heartbeats.remove(stream);
    for (const room of stream.rooms) reader.leave(stream, room);
    streams.remove(stream);
  }

  function end(stream: Stream): void {
    if (stream.isOver) return;
    stop(stream);
    stream.follower.end();
  }

  function handTyping(roomId: string, person: { id: string; name: string }): void {
    const room = reader.rooms.get(roomId);
    if (room) reader.hand(room, handedTyping(roomId, person));
  }

  function handRead(userId: string, roomId: string, number: number): void {
    handTo(streams.of(userId), Buffer.from(chunkOf({ type: 'read', roomId, number })));
    const room = reader.rooms.get(roomId);
    if (room && seen.raise(roomId, { userId, number })) reader.hand(room, handedSeen(roomId, userId, number));
  }

  function handTo(some: readonly Stream[], bytes: Buffer): void {
    for (const { isLive, follower } of some) if (isLive) follower.send(bytes);
  }
  function handChange(userId: string, what: Change): void {
    if (what === 'collections') collectionChanges.note(userId);
    // Comes before the next message of a room that they may read no longer; what Postgres says of it may come later.
    if (what === 'rooms') streams.of(userId).forEach(admission.recheck);
    handTo(streams.of(userId), CHANGES[what]);
  }

  pubsub.on(
    (text) => {
      const word = readWord(text);
      if (word?.[0] === 'room') reader.wake(word[1]);
      else if (word?.[0] === 'typing') handTyping(word[1], word[2]);
      else if (word?.[0] === 'read') handRead(word[1], word[2], word[3]);
      else if (word?.[0] === 'here') presence.hear(word[1], word[2], word[3]);
      else if (word) handChange(word[1], word[0]);
    },
    // Polling finds missed events of rooms, but not other missed changes.
    () => {
      collectionChanges.miss();
      handTo(streams.all(), COLLECTIONS);
      handTo(streams.all(), NOTIFICATIONS);
    },
  );
  listener.on('session_change', {
    onChange: (userId) => (userId === '*' ? streams.all() : streams.of(userId)).forEach(admission.recheck),
    onGap: () => streams.all().forEach(admission.recheck),
  });

  return {
    announce(roomId) {
      reader.wake(roomId);
      say(['room', roomId]);
    },
    tell(userId, what) {
      handChange(userId, what);
      say([what, userId]);
    },
    read(userId, roomId, number) {
      handRead(userId, roomId, number);
      say(['read', userId, roomId, number]);
    },
    type(roomId, person) {
      if (typing.has(person.id)) return;
      typing.set(person.id, true);
      handTyping(roomId, person);
      say(['typing', roomId, person]);
    },
    async follow(follower, after) {
      const [oldest, ...others] = streams.of(follower.userId);
      if (oldest && others.length + 1 >= streamLimits.streamsOfOneUser) {
        oldest.follower.send(RECONNECT_LATER);
        end(oldest);
      }
      // Known before anything is read about them: changes meanwhile must be read again.
      const stream = streams.add(follower);
      try {
        const heads = isClosed ? null : await admission.headsFor(stream);
        if (!heads || stream.isOver) {
          stop(stream);
          return null;
        }
        return {
          stop: () => stop(stream),
          start() {
            follower.send(reconnectSoon());
            heartbeats.add(stream);
            admission.begin(stream, heads, after).catch((error: unknown) => {
              if (!stream.isOver) onError(error);
              end(stream);
            });
          },
        };
      } catch (error) {
        stop(stream);
        throw error;
      }
    },
    counts: () => ({ streams: streams.count(), deliveries: reader.deliveries() }),
    async close() {
      isClosed = true;
      heartbeats.close();
      clearInterval(ending);
      presence.close();
      streams.all().forEach(end);
      await reader.close();
    },
  };
}
