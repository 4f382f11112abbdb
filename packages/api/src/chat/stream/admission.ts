import type { Db } from '@onceware/db/client';
import { createSemaphore } from '#kernel/semaphore.ts';
import { streamLimits } from '../chat.limits.ts';
import { may } from '../chat.policy.ts';
import { followedRooms } from '../rooms/rooms.repo.ts';
import { replayEvents } from './event-replay.ts';
import { ROOMS } from './chunks.ts';
import type { Head, Stream } from './follower.ts';
import { createHeldEvents } from './held-events.ts';
import type { Position } from './position.contract.ts';
import type { RoomReader } from './room-reader.ts';

/** Ensures that each stream follows only what its user may. */
export interface Admission {
  /** Returns the rooms that the stream's user may follow now; null if they may follow nothing any more. */
  headsFor(stream: Stream): Promise<Head[] | null>;
  /** Replays to the stream what it missed since `after`, and then sends all that it may follow. */
  begin(stream: Stream, first: Head[], after: Position): Promise<void>;
  /**
   * Checks again what the user may follow. Until that is known nothing of rooms is sent to the stream, and the other streams do
   * not wait. One whose check fails is ended, and its reader reconnects.
   */
  recheck(stream: Stream): void;
}

export function createAdmission({
  db,
  reader,
  onLive,
  onRooms,
  onError,
  end,
}: {
  db: Db;
  reader: Pick<RoomReader, 'rooms' | 'readNow' | 'enter' | 'leave'>;
  /** The stream gets from now on what happens. */
  onLive(stream: Stream): void;
  /** It was told that its rooms changed. */
  onRooms(stream: Stream): void;
  onError(error: unknown): void;
  end(stream: Stream): void;
}): Admission {
  const semaphore = createSemaphore(streamLimits.lookUpsAtOnce);

  /** Look-ups that have not begun, one a user, which further streams of theirs join. */
  const lookUps = new Map<string, { streams: Stream[]; heads: Promise<ReadonlyMap<Stream, Head[] | null>> }>();

  async function lookUp(userId: string, streams: readonly Stream[]): Promise<ReadonlyMap<Stream, Head[] | null>> {
    const rooms = await followedRooms(db, userId);
    const heads = new Map<Stream, Head[] | null>();
    // One after another, because most are of the same session, which is kept after the first.
    for (const stream of streams) {
      const actor = stream.isOver ? null : await stream.follower.actor();
      const allowed = rooms.filter(({ access }) => actor && may(actor, access, 'view'));
      heads.set(stream, actor && allowed.map(({ ordinal, seq, access }) => ({ roomId: access.id, ordinal, seq })));
    }
    return heads;
  }

  async function headsFor(stream: Stream): Promise<Head[] | null> {
    const { userId } = stream.follower;
    const known = lookUps.get(userId);
    if (known) {
      known.streams.push(stream);
      return (await known.heads).get(stream) ?? null;
    }
    const streams = [stream];
    // Begins after it is noted, also where nothing is waited for.
    const heads = Promise.resolve().then(() =>
      semaphore(() => {
        lookUps.delete(userId);
        return lookUp(userId, streams);
      }),
    );
    lookUps.set(userId, { streams, heads });
    return (await heads).get(stream) ?? null;
  }

  async function recheckLive(stream: Stream): Promise<void> {
    let isChanged = false;
    do {
      stream.isStale = false;
      const heads = await headsFor(stream);
      if (stream.isOver) return;
      if (!heads) return end(stream);
      const allowed = new Set(heads.map(({ roomId }) => roomId));
      const followed = new Set(Array.from(stream.rooms, ({ id }) => id));
      const gone = [...stream.rooms].filter(({ id }) => !allowed.has(id));
      const come = heads.filter(({ roomId }) => !followed.has(roomId));
      for (const room of gone) reader.leave(stream, room);
      for (const head of come) reader.enter(stream, head);
      isChanged ||= gone.length + come.length > 0;
      // Changed again meanwhile: this answer may be older than the change.
    } while (stream.isStale);
    const waiting = stream.held?.all() ?? [];
    stream.held = null;
    waiting.forEach((bytes) => stream.follower.send(bytes));
    if (!isChanged) return;
    stream.follower.send(ROOMS);
    onRooms(stream);
  }

  return {
    headsFor,
    async begin(stream, first, after) {
      let heads: Head[] | null = first;
      let from = after;
      while (!stream.isOver && !stream.isLive) {
        if (stream.isStale) {
          stream.isStale = false;
          heads = await headsFor(stream);
        }
        if (!heads) return end(stream);
        const allowed = heads;
        const reached = await replayEvents({ db, semaphore, ...reader }, stream, {
          heads: allowed,
          after: from,
          join(where) {
            for (const head of allowed) reader.enter(stream, { ...head, seq: where.get(head.roomId) ?? head.seq });
            stream.isLive = true;
            onLive(stream);
          },
        });
        const isReached = allowed.filter(({ roomId }) => reached.has(roomId));
        from = new Map([
          ...from,
          ...isReached.map(({ roomId, ordinal }) => [ordinal, reached.get(roomId) ?? 0] as const),
        ]);
      }
    },
    recheck(stream) {
      stream.isStale = true;
      if (!stream.isLive || stream.held) return;
      stream.held = createHeldEvents();
      recheckLive(stream).catch((error: unknown) => {
        if (!stream.isOver) onError(error);
        end(stream);
      });
    },
  };
}
