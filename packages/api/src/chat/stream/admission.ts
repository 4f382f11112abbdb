import type { Db } from '@onceware/db/client';
import type { Actor } from '#kernel/actor.ts';
import { createSemaphore } from '#kernel/semaphore.ts';
import { streamLimits } from '../chat.limits.ts';
import { findHiddenFrom } from '../blocking/blocking.repo.ts';
import { NOBODY_HIDDEN } from '../blocking/hidden.ts';
import { may } from '../chat.policy.ts';
import { type Followed, followedRooms } from '../rooms/rooms.repo.ts';
import { replayEvents } from './event-replay.ts';
import { ROOMS } from './chunks.ts';
import { sendTo } from './handed.ts';
import type { Head, Stream } from './follower.ts';
import { createHeldEvents } from './held-events.ts';
import { createMissedEvents } from './missed-events.ts';
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

type Heads = ReadonlyMap<Stream, Head[] | null>;

interface Waiting {
  streams: Stream[];
  found: PromiseWithResolvers<Heads>;
}

const headsThat = (actor: Actor, rooms: readonly Followed[]): Head[] =>
  rooms
    .filter(({ access }) => may(actor, access, 'view'))
    .map(({ ordinal, seq, access }) => ({ roomId: access.id, ordinal, seq }));

const isSame = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((one) => others.has(one));

/** Tries again, because the pool gives out lost connections until it hears of their end, and one would end many streams. */
const insist = <Result>(read: () => Promise<Result>, tries = 3): Promise<Result> =>
  tries === 1 ? read() : read().catch(() => insist(read, tries - 1));

export function createAdmission({
  db,
  reader,
  onLive,
  onHidden,
  onRooms,
  onError,
  end,
}: {
  db: Db;
  reader: Pick<RoomReader, 'rooms' | 'readNow' | 'enter' | 'leave'>;
  /** The stream gets from now on what happens. */
  onLive(stream: Stream): void;
  /** Others are hidden from its user than before. */
  onHidden(stream: Stream): void;
  /** It was told that its rooms changed. */
  onRooms(stream: Stream): void;
  onError(error: unknown): void;
  end(stream: Stream): void;
}): Admission {
  const semaphore = createSemaphore(streamLimits.lookUpsAtOnce);
  const missedBehind = createMissedEvents({ db, semaphore });

  /** Users whose look-up has not begun, with their streams that wait for it. */
  const waiting = new Map<string, Waiting>();

  function headsFor(stream: Stream): Promise<Head[] | null> {
    const { userId } = stream.follower;
    const known = waiting.get(userId);
    const { streams, found } = known ?? { streams: [], found: Promise.withResolvers<Heads>() };
    streams.push(stream);
    if (!known) {
      waiting.set(userId, { streams, found });
      // Begins after all that come at once are noted, also where nothing is waited for.
      void Promise.resolve().then(() => semaphore(lookUp));
    }
    return found.promise.then((heads) => heads.get(stream) ?? null);
  }

  /** Looks up the rooms of several users by one statement, and nothing where another one took them along. */
  async function lookUp(): Promise<void> {
    const some = [...waiting].slice(0, streamLimits.usersOfOneLookUp);
    if (some.length === 0) return;
    for (const [userId] of some) waiting.delete(userId);
    try {
      const userIds = some.map(([userId]) => userId);
      const [rooms, hidden] = await insist(() =>
        Promise.all([followedRooms(db, userIds), findHiddenFrom(db, userIds)]),
      );
      for (const [userId, { streams, found }] of some) {
        for (const stream of streams) stream.hidden = hidden.get(userId) ?? NOBODY_HIDDEN;
        semaphore(() => insist(() => headsOf(streams, rooms.get(userId) ?? []))).then(found.resolve, found.reject);
      }
    } catch (error) {
      for (const [, { found }] of some) found.reject(error);
    }
  }

  async function headsOf(streams: readonly Stream[], rooms: readonly Followed[]): Promise<Heads> {
    const heads = new Map<Stream, Head[] | null>();
    // Most streams of a user are of the same session.
    const ofActor = new Map<Actor, Head[]>();
    // One after another, because that session is kept after the first.
    for (const stream of streams) {
      const actor = stream.isOver ? null : await stream.follower.actor();
      const known = actor && (ofActor.get(actor) ?? headsThat(actor, rooms));
      if (actor && known) ofActor.set(actor, known);
      stream.endsAt = actor?.endsAt;
      heads.set(stream, known);
    }
    return heads;
  }

  async function recheckLive(stream: Stream): Promise<void> {
    const { hidden } = stream;
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
    const held = stream.held?.all() ?? [];
    stream.held = null;
    held.forEach((handed) => sendTo(stream, handed));
    if (!isSame(hidden.people, stream.hidden.people)) onHidden(stream);
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
        const reached = await replayEvents({ missedBehind, ...reader }, stream, {
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
