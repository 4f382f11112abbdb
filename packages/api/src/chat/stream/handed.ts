import { concealMessage, type Hidden, withoutHidden } from '../blocking/hidden.ts';
import type { StreamEvent } from '../chat.contract.ts';
import { chunkOf, chunkOfEvent } from './chunks.ts';
import type { ReadEvent } from './stream.repo.ts';

/** Content that followers of a room are sent: the same bytes for all but those from whom somebody in it is hidden. */
export interface Handed {
  /** Number of its events. */
  count: number;
  bytes: Buffer;
  /** Bytes for somebody from whom people are hidden; undefined: it is not sent. */
  without(hidden: Hidden): Buffer | undefined;
}

/** Sends it as far as its reader may have it. */
export function sendTo(
  { follower, hidden }: { follower: { send(bytes: Buffer): void }; hidden: Hidden },
  handed: Handed,
): void {
  const bytes = hidden.people.size === 0 ? handed.bytes : handed.without(hidden);
  if (bytes) follower.send(bytes);
}

const bytesOf = (chunks: readonly string[]): Buffer => Buffer.from(chunks.join(''));

/** Events of a room as chunks for one reader. */
export const chunksFor = (
  events: readonly ReadEvent[],
  hidden: Hidden,
  ordinalOf: (event: ReadEvent) => number,
): string[] =>
  events.map((event) =>
    chunkOfEvent({ ...event, message: event.message && concealMessage(event.message, hidden) }, ordinalOf(event)),
  );

export function handedEvents(events: readonly ReadEvent[], ordinal: number): Handed {
  return {
    count: events.length,
    // Made once, and shared by all.
    bytes: bytesOf(events.map((event) => chunkOfEvent(event, ordinal))),
    without: (hidden) => bytesOf(chunksFor(events, hidden, () => ordinal)),
  };
}

export const handedTyping = (roomId: string, person: { id: string; name: string }): Handed =>
  handedAbout(person.id, { type: 'typing', roomId, person });

/** News of how far somebody has read. */
export const handedSeen = (roomId: string, userId: string, number: number): Handed =>
  handedAbout(userId, { type: 'seen', roomId, userId, number });

function handedAbout(userId: string, event: StreamEvent): Handed {
  const bytes = bytesOf([chunkOf(event)]);
  return { count: 1, bytes, without: ({ people }) => (people.has(userId) ? undefined : bytes) };
}

export function handedPresence(roomId: string, userIds: readonly string[]): Handed {
  const told = (ids: readonly string[]) => bytesOf([chunkOf({ type: 'presence', roomId, userIds: [...ids] })]);
  const bytes = told(userIds);
  return {
    count: 1,
    bytes,
    without(hidden) {
      const left = withoutHidden(
        userIds.map((id) => ({ id })),
        hidden,
      );
      return left.length === userIds.length ? bytes : told(left.map(({ id }) => id));
    },
  };
}
