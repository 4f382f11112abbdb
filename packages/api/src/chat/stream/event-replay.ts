import type { Db } from '@onceware/db/client';
import type { Semaphore } from '#kernel/semaphore.ts';
import { streamLimits } from '../chat.limits.ts';
import { RESET } from './chunks.ts';
import type { Head, Stream } from './follower.ts';
import { chunksFor } from './handed.ts';
import type { Position } from './position.contract.ts';
import type { RoomReader } from './room-reader.ts';
import { eventsBehind, hasGap, type Place } from './stream.repo.ts';

/** How far somebody has come, by room; from now on in those that are missing. */
export type Reached = ReadonlyMap<string, number>;

/**
 * Sends what a reader missed, in order, no faster than it is taken, until nothing is missing of what the hub has handed to the
 * others. Then `join` is called, at once: who goes on there misses nothing and gets nothing twice. Without that it ends where
 * the stream is over or stale.
 *
 * @returns how far it came
 */
export async function replayEvents(
  { db, semaphore, rooms, readNow }: { db: Db; semaphore: Semaphore } & Pick<RoomReader, 'rooms' | 'readNow'>,
  stream: Stream,
  { heads, after, join }: { heads: readonly Head[]; after: Position; join: (reached: Reached) => void },
): Promise<Reached> {
  const known = heads.filter(({ ordinal }) => after.has(ordinal));
  const ordinals = new Map(known.map(({ roomId, ordinal }) => [roomId, ordinal]));
  const reached = new Map(known.map(({ roomId, ordinal }) => [roomId, after.get(ordinal) ?? 0]));
  const placeOf = ({ roomId }: Place): Place => ({ roomId, seq: reached.get(roomId) ?? 0 });
  const headOf = ({ roomId, seq }: Place) => Math.max(seq, rooms.get(roomId)?.seq ?? 0);
  const behind = () => known.filter((head) => placeOf(head).seq < headOf(head)).map(placeOf);
  // Others have got less than this reader knows from elsewhere.
  const ahead = () => known.map(placeOf).filter(({ roomId, seq }) => (rooms.get(roomId)?.seq ?? seq) < seq);

  const missed = known.map((head) => headOf(head) - placeOf(head).seq);
  const isLost =
    // Behind the end is nobody but who followed a database that was since restored.
    missed.some((count) => count < 0) ||
    missed.reduce((sum, count) => sum + count, 0) > streamLimits.missedMax ||
    (await semaphore(() => hasGap(db, behind())));
  let left = isLost ? 0 : streamLimits.missedMax;
  while (left > 0) {
    if (ahead().length > 0) await readNow(ahead().map(({ roomId }) => roomId));
    if (stream.isOver || stream.isStale) return reached;
    if (behind().length === 0) {
      join(reached);
      return reached;
    }
    const events = await semaphore(() => eventsBehind(db, behind(), streamLimits.missedBatch));
    if (stream.isOver || stream.isStale) return reached;
    const chunks = chunksFor(events, stream.hidden, ({ roomId }) => ordinals.get(roomId) ?? 0);
    stream.follower.send(Buffer.from(chunks.join('')));
    for (const { roomId, seq } of events) reached.set(roomId, seq);
    left -= Math.max(events.length, 1);
    await stream.follower.drained();
  }
  if (stream.isOver || stream.isStale) return reached;
  stream.follower.send(RESET);
  join(new Map());
  return new Map();
}
