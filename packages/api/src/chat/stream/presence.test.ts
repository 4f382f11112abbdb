import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { streamLimits } from '../chat.limits.ts';
import type { StreamEvent } from '../chat.contract.ts';
import type { FollowedRoom, Stream } from './follower.ts';
import { createPresence } from './presence.ts';
import type { Word } from './words.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const follows = (userId: string) => ({ follower: { userId } }) as Stream;

/** A room that these follow here, what they are told, and what is said to other processes. */
function setUp(userIds: string[]) {
  const room: FollowedRoom = { id: 'room', ordinal: 1, seq: 0, followers: new Set(userIds.map(follows)) };
  const told: string[][] = [];
  const said: Word[] = [];
  const presence = createPresence({
    rooms: new Map([[room.id, room]]),
    hand(_room, { bytes }) {
      const event = JSON.parse(bytes.toString().slice('data: '.length)) as StreamEvent;
      if (event.type === 'presence') told.push(event.userIds);
    },
    say: (word) => void said.push(word),
  });
  presence.moved(room);
  return { room, told, said, presence };
}

it('announces every 15 s who is present, and forgets after 45 s the people of a process that went silent (LIVE-06)', () => {
  const { told, said, presence } = setUp(['ann']);
  presence.hear('room', 'other', ['ben']);
  vi.advanceTimersByTime(20_000);
  expect(told).toEqual([['ann', 'ben']]);
  expect(said).toHaveLength(2);
  expect(said.every(([kind, , , userIds]) => kind === 'here' && String(userIds) === 'ann')).toBe(true);
  presence.hear('room', 'other', ['ben']);
  vi.advanceTimersByTime(40_000);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(20_000);
  expect(told.at(-1)).toEqual(['ann']);
  presence.close();
});

it('names at most 50 people of a crowd, and does not announce each arrival and departure to everyone (LIVE-06)', () => {
  const { room, told, presence } = setUp(Array.from({ length: 500 }, (_, n) => `user ${n}`));
  presence.hear('room', 'other', ['ben']);
  for (let n = 0; n < 20; n += 1) {
    room.followers.add(follows(`late ${n}`));
    presence.moved(room);
    vi.advanceTimersByTime(2_000);
  }
  expect(told).toHaveLength(1);
  expect(told[0]).toHaveLength(streamLimits.presentMax);
  presence.close();
});
