import type { RoomMessage } from '@onceware/api/chat/chat.contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPending } from '#lib/changes/pending.ts';
import { applyChange, type RoomChange } from './room-changes.ts';
import { ANA, roomMessage } from './room-message-testing.ts';
import {
  EMPTY_ROOM,
  isAtNewest,
  type RoomAction,
  roomReducer,
  type RoomState,
  stretchOf,
  WINDOW,
} from './room-state.ts';

const NO_MARKS = { flagged: [], ghosted: [] };
const after = (...actions: RoomAction[]) => actions.reduce(roomReducer, EMPTY_ROOM);
const page = (from: number, to: number, more: Partial<Extract<RoomAction, { do: 'page' }>> = {}): RoomAction => ({
  do: 'page',
  messages: Array.from({ length: to - from + 1 }, (_, n) => roomMessage(from + n)),
  isWanted: false,
  ...more,
});
const numbers = (state: RoomState) => stretchOf(state).map(({ number }) => number);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** A server's room: what it said at each moment. Each step is a new message, or a change of one that is there. */
function historyOf(steps: readonly number[]): RoomMessage[][] {
  const moments: RoomMessage[][] = [[]];
  steps.forEach((step, n) => {
    const before = moments.at(-1) ?? [];
    const seq = n + 1;
    const changed = before[step];
    moments.push(
      changed
        ? before.with(step, {
            ...changed,
            seq,
            text: `${changed.number}.${seq}`,
            pinnedAt: seq % 3 === 0 ? new Date(seq).toISOString() : null,
            deletedAt: seq % 7 === 0 ? new Date(seq).toISOString() : null,
          })
        : [...before, roomMessage(before.length + 1, seq)],
    );
  });
  return moments;
}

describe('a message of somebody blocked', () => {
  const folded = roomMessage(2, 2, { author: null, text: '', isFolded: true });
  const textsOf = (state: RoomState) => stretchOf(state).map(({ text }) => text);

  it('is folded when the room is read again, though the message is as old as before, and unfolded by an unblock (LIVE-16)', () => {
    const before = after(page(1, 3, { isWanted: true }));
    const blocked = [{ do: 'doubt' }, { ...page(1, 3), messages: [roomMessage(1), folded, roomMessage(3)] }] as const;
    const now = blocked.reduce<RoomState>(roomReducer, before);
    expect(textsOf(now)).toEqual(['1.1', '', '3.3']);
    expect(textsOf([{ do: 'doubt' } as const, page(1, 3)].reduce(roomReducer, now))).toEqual(['1.1', '2.2', '3.3']);
  });

  it('is shown whole when it was asked for, unless it has changed since (LIVE-16)', () => {
    const room = after({ do: 'page', messages: [roomMessage(1), folded], isWanted: true });
    expect(textsOf(roomReducer(room, { do: 'reveal', message: roomMessage(2) }))).toEqual(['1.1', '2.2']);
    const changed = roomReducer(room, { do: 'state', message: { ...folded, seq: 5 } });
    expect(textsOf(roomReducer(changed, { do: 'reveal', message: roomMessage(2) }))).toEqual(['1.1', '']);
  });
});

describe('a room, built from the stream and answers', () => {
  it('is the same list whatever order, repetition and delay its events and answers come in (LIVE-04)', () => {
    const told = fc.record({
      steps: fc.array(fc.nat(30), { minLength: 1, maxLength: 40 }),
      // In what order the events come, some of them twice, and which answers, of which moment, come between them.
      seed: fc.array(fc.tuple(fc.nat(1_000), fc.nat(1_000), fc.nat(1_000), fc.boolean()), { maxLength: 60 }),
    });
    fc.assert(
      fc.property(told, ({ steps, seed }) => {
        const moments = historyOf(steps);
        const last = moments.at(-1) ?? [];
        const events = moments.flatMap((moment, seq) => moment.filter((message) => message.seq === seq));
        const [first = []] = moments.slice(1);
        let state = after({ do: 'page', messages: first, isWanted: true });
        const left = [...events];
        for (const [which, when, from, isPage] of seed) {
          if (isPage) {
            const moment = moments[when % moments.length] ?? [];
            const begin = from % (moment.length + 1);
            const messages = moment.slice(begin, begin + 1 + (which % 10));
            state = roomReducer(state, { do: 'page', messages, isWanted: false });
            const newest = moment.length;
            const pinned = moment.filter(({ pinnedAt, deletedAt }) => pinnedAt !== null && deletedAt === null);
            if (which % 2 === 0) state = roomReducer(state, { do: 'open', newest, pinned, marks: NO_MARKS });
          } else if (left.length > 0) {
            const index = which % left.length;
            const message = left[index];
            if (message) state = roomReducer(state, { do: 'state', message });
            if (from % 3 > 0) left.splice(index, 1);
          }
        }
        for (const message of left) state = roomReducer(state, { do: 'state', message });
        expect(stretchOf(state)).toEqual(last);
        expect(isAtNewest(state)).toBe(true);
        const pinned = last.filter(({ pinnedAt, deletedAt }) => pinnedAt !== null && deletedAt === null);
        expect([...state.pinned.values()].toSorted((one, other) => one.number - other.number)).toEqual(pinned);
        for (const message of events) expect(roomReducer(state, { do: 'state', message })).toBe(state);
      }),
      { numRuns: 300 },
    );
  });

  it('shows no message behind one that it lacks, and shows both when that comes (LIVE-04)', () => {
    const gap = after(page(1, 50, { isWanted: true }), { do: 'state', message: roomMessage(52) });
    expect([numbers(gap).at(-1), isAtNewest(gap)]).toEqual([50, false]);
    expect(numbers(roomReducer(gap, { do: 'state', message: roomMessage(51) }))).toEqual(range(1, 52));
  });

  it('loads on to both ends, keeps to its bounds, and jumps (LIVE-09)', () => {
    let state = after(page(951, 1000, { isWanted: true }));
    for (let from = 901; from > 0; from -= 50) state = roomReducer(state, page(from, from + 49, { keeps: 'older' }));
    expect(numbers(state)).toEqual(range(1, WINDOW));
    expect(isAtNewest(state)).toBe(false);
    // While somebody reads there, what is new moves nothing.
    for (let n = 1001; n <= 3000; n += 1) state = roomReducer(state, { do: 'state', message: roomMessage(n) });
    expect(numbers(state)).toEqual(range(1, WINDOW));
    expect(state.known.size).toBeLessThanOrEqual(2 * WINDOW);
    const jumped = roomReducer(state, page(1700, 1800, { isWanted: true }));
    expect(numbers(jumped)).toEqual(range(1700, 1800));
    const newest = roomReducer(state, page(2951, 3000, { isWanted: true, keeps: 'newer' }));
    expect([numbers(newest).at(-1), isAtNewest(newest)]).toEqual([3000, true]);
    const talk = range(3001, 5000).map((number): RoomAction => ({ do: 'state', message: roomMessage(number) }));
    expect(numbers(talk.reduce(roomReducer, newest))).toEqual(range(5001 - WINDOW, 5000));
  });

  it('drops messages that may have changed during a break and were not sent again, and keeps what arrived meanwhile (LIVE-04)', () => {
    const stale = after(page(1, 100, { isWanted: true }), { do: 'doubt' });
    const heard = roomReducer(stale, { do: 'state', message: roomMessage(5, 900) });
    const renewed = roomReducer(heard, page(81, 130, { isWanted: true, renews: true }));
    expect(numbers(renewed)).toEqual(range(81, 130));
    expect([...renewed.known.keys()].toSorted((one, other) => one - other)).toEqual([5, ...range(81, 130)]);
    // An answer that left before it is no proof.
    const late = roomReducer(heard, { do: 'page', messages: [roomMessage(5)], isWanted: true, renews: true });
    expect(late.known.get(5)?.seq).toBe(900);
  });
});

describe('changes laid over a room', () => {
  const apply = applyChange(ANA);
  const at = '2026-03-10T13:00:00.000Z';
  const room = after(page(1, 3, { isWanted: true }));
  const shown = (...changes: RoomChange[]) =>
    applyPending(
      room,
      changes.map((change) => ({ change, at })),
      apply,
    );
  const second = (state: RoomState) => state.known.get(2);

  it('show an edit, a reaction, a pin and a removal, each once, and leave what the server said alone (LIVE-06)', () => {
    const edit: RoomChange = { do: 'edit', id: 'm2', text: 'New', named: { users: [], deals: [], tools: [] } };
    const react: RoomChange = { do: 'react', id: 'm2', emoji: '👍', on: true };
    const pin: RoomChange = { do: 'pin', id: 'm2', on: true };
    const all = shown(edit, react, pin, edit, react, pin);
    expect(second(all)).toMatchObject({ text: 'New', editedAt: at, pinnedAt: at });
    expect(second(all)?.reactions).toEqual([{ emoji: '👍', people: [{ id: 'ana', name: 'Ana' }] }]);
    expect([...all.pinned.keys()]).toEqual(['m2']);
    const gone = shown(pin, { do: 'remove', id: 'm2' }, edit, react);
    expect(second(gone)).toMatchObject({ text: '', deletedAt: at, reactions: [] });
    expect(gone.pinned.size).toBe(0);
    expect(second(room)).toEqual(roomMessage(2));
  });

  it('bring a removed message back as it was, and know nothing of messages that are not there (LIVE-06)', () => {
    const back = shown({ do: 'remove', id: 'm2' }, { do: 'restore', id: 'm2', was: roomMessage(2) });
    expect(second(back)).toEqual(roomMessage(2));
    expect(shown({ do: 'pin', id: 'nowhere', on: true })).toBe(room);
  });
});
