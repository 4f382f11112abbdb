import { useState } from 'react';
import type { ChatSource, RoomFacts } from '../chat-source.ts';
import { usePart } from './use-part.ts';
import { useSeconds } from './use-seconds.ts';

/** Why nothing can be written in a room, if so. */
export type Refusal = { why: 'closed' | 'mayNot' | 'waiting' } | { why: 'silenced'; until: string } | null;

const secondsOf = (iso: string): number => Math.ceil(Date.parse(iso) / 1000);

interface Writing {
  refusal: Refusal;
  secondsLeft: number;
  slowModeSeconds: number;
  /** The next message is a request to somebody who does not know the reader. */
  isRequest: boolean;
}

/** Whether the reader may write now, and in slow mode how long they wait and when they can send the next (LIVE-11). */
export function useWriting(source: ChatSource): Writing {
  const room = usePart(source, (snapshot) => snapshot.room);
  const now = useSeconds(room.silencedUntil !== null || isSlow(room));
  return {
    refusal: refusalOf(room, now),
    secondsLeft: useSlowMode(source, room, now),
    slowModeSeconds: isSlow(room) ? room.slowModeSeconds : 0,
    isRequest: room.request === 'open',
  };
}

function refusalOf({ isClosed, may, request, silencedUntil }: RoomFacts, now: number): Refusal {
  if (isClosed) return { why: 'closed' };
  if (request === 'waiting') return { why: 'waiting' };
  if (!may.write) return { why: 'mayNot' };
  return silencedUntil !== null && secondsOf(silencedUntil) > now ? { why: 'silenced', until: silencedUntil } : null;
}

/** Returns whether the reader has to wait in slow mode; moderators are exempt. */
const isSlow = ({ slowModeSeconds, may }: RoomFacts): boolean => slowModeSeconds > 0 && !may.moderate;

/** Starts when the server accepted the last message, by this machine's clock; for earlier visits at the message's own time. */
function useSlowMode(source: ChatSource, room: RoomFacts, now: number): number {
  const last = usePart(
    source,
    ({ messages }) => messages.findLast(({ out, delivery }) => out && delivery === 'sent') ?? null,
  );
  const [taken, setTaken] = useState({ id: last?.id, at: last ? secondsOf(last.timestamp) : 0 });
  if (last && last.id !== taken.id) setTaken({ id: last.id, at: now });
  if (!isSlow(room)) return 0;
  // A clock that is behind shall hold nobody up for longer.
  return Math.max(0, Math.min(taken.at, now) + room.slowModeSeconds - now);
}
