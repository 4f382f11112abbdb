import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { numbered, showRoom } from '../room-testing.tsx';
import { GATHER_MS, REST_MS } from './announcer.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => screen.getAllByRole('status').flatMap(({ textContent }) => (textContent ? [textContent] : []));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

describe('the announcements', () => {
  it('tell one message with its words (UI-06)', async () => {
    const { change } = await showRoom({ messages: numbered(1, 3) });
    change({ messages: numbered(1, 4) });
    expect(said()).toEqual([]);
    await pass(GATHER_MS);
    expect(said()).toEqual(['Felix Brandt: No. 4']);
  });

  it('tell a flood of fifty messages once, and then rest (UI-06) (LIVE-09)', async () => {
    const { change } = await showRoom({ messages: numbered(1, 3) });
    for (let last = 4; last <= 53; last += 1) change({ messages: numbered(1, last) });
    await pass(GATHER_MS);
    expect(said()).toEqual(['50 new messages']);
    change({ messages: numbered(1, 54) });
    await pass(REST_MS - 1);
    expect(said()).toEqual(['50 new messages']);
    await pass(1 + GATHER_MS);
    expect(said()).toEqual(['Felix Brandt: No. 54']);
  });

  it('leave out what the reader wrote, and what was deleted (UI-06)', async () => {
    const { change } = await showRoom({ messages: numbered(1, 3) });
    const [own, trace] = [numbered(4, 4, { out: true }), numbered(5, 5, { isDeleted: true })];
    change({ messages: [...numbered(1, 3), ...own, ...trace] });
    await pass(GATHER_MS + REST_MS);
    expect(said()).toEqual([]);
  });

  it('tell at once that an own message was refused, and why (LIVE-05) (UI-06)', async () => {
    const own = { out: true, number: null, delivery: 'waiting' } as const;
    const { change, container } = await showRoom({ messages: numbered(1, 1, own) });
    const urgent = () => container.querySelector('[aria-live="assertive"]')?.textContent;
    expect(urgent()).toBe('');
    change({ messages: numbered(1, 1, { ...own, delivery: 'failed', failure: 'room_closed' }) });
    expect(urgent()).toBe('Your message was not sent. This room is closed.');
  });
});
