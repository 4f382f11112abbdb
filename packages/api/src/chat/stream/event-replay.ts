import { streamLimits } from '../chat.limits.ts';
import { RESET } from './chunks.ts';
import type { Head, Stream } from './follower.ts';
import { sendTo } from './handed.ts';
import type { Missed } from './missed-events.ts';
import type { Position } from './position.contract.ts';
import type { RoomReader } from './room-reader.ts';
import type { Place } from './stream.repo.ts';

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
  {
    missedBehind,
    rooms,
    readNow,
  }: { missedBehind(place: Head): Promise<Missed> } & Pick<RoomReader, 'rooms' | 'readNow'>,
  stream: Stream,
  { heads, after, join }: { heads: readonly Head[]; after: Position; join: (reached: Reached) => void },
): Promise<Reached> {
  const known = heads.filter(({ ordinal }) => after.has(ordinal));
  const reached = new Map(known.map(({ roomId, ordinal }) => [roomId, after.get(ordinal) ?? 0]));
  const placeOf = ({ roomId }: Place): Place => ({ roomId, seq: reached.get(roomId) ?? 0 });
  const headOf = ({ roomId, seq }: Place) => Math.max(seq, rooms.get(roomId)?.seq ?? 0);
  const behind = () =>
    known.filter((head) => placeOf(head).seq < headOf(head)).map((head) => ({ ...head, ...placeOf(head) }));
  // Others have got less than this reader knows from elsewhere.
  const ahead = () => known.map(placeOf).filter(({ roomId, seq }) => (rooms.get(roomId)?.seq ?? seq) < seq);

  const missed = known.map((head) => headOf(head) - placeOf(head).seq);
  const isLost =
    // Behind the end is nobody but who followed a database that was since restored.
    missed.some((count) => count < 0) || missed.reduce((sum, count) => sum + count, 0) > streamLimits.missedMax;
  let left = isLost ? 0 : streamLimits.missedMax;
  while (left > 0) {
    if (ahead().length > 0) await readNow(ahead().map(({ roomId }) => roomId));
    if (stream.isOver || stream.isStale) return reached;
    if (behind().length === 0) {
      join(reached);
      return reached;
    }
    const places = behind();
    const found = await Promise.all(places.map(missedBehind));
    if (stream.isOver || stream.isStale) return reached;
    // Events that are kept no more.
    if (found.some(({ events }, n) => events[0]?.seq !== (places[n]?.seq ?? 0) + 1)) break;
    for (const { events, handed } of found) {
      sendTo(stream, handed);
      for (const { roomId, seq } of events) reached.set(roomId, seq);
      left -= events.length;
      await stream.follower.drained();
      if (stream.isOver || stream.isStale) return reached;
    }
  }
  if (stream.isOver || stream.isStale) return reached;
  stream.follower.send(RESET);
  join(new Map());
  return new Map();
}
