import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearAnswer, serverNow } from './server-clock.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-03-01T12:00:00Z');
const answered = (time: number) => hearAnswer({ headers: new Headers({ date: new Date(time).toUTCString() }) });
const page = new Date(START).toISOString();
/** Seconds between what is thought to be the server's time, and what it is. */
const off = (time: number) => (serverNow(page) - time) / 1_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: START + DAY }));
afterEach(() => void vi.useRealTimers());

it('is the server’s time, by the page that came, with a browser a day ahead (CAT-14)', () => {
  expect(off(START)).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(off(START + 60_000)).toBe(0);
});

it('follows an answer where the page was old, and where the browser’s clock is set meanwhile (CAT-14)', () => {
  expect(off(START + 7_200_000)).toBe(-7_200);
  answered(START + 7_200_000);
  expect(off(START + 7_200_000)).toBe(0);
  // One that was long on its way says nothing new.
  answered(START + 7_190_000);
  expect(off(START + 7_200_000)).toBe(0);
  vi.setSystemTime(START + 5 * DAY);
  answered(START + 7_200_000);
  expect(off(START + 7_200_000)).toBe(0);
  vi.setSystemTime(START - 5 * DAY);
  answered(START + 7_200_000);
  expect(off(START + 7_200_000)).toBe(0);
});

it('does without the time of an answer that tells none (CAT-14)', () => {
  expect(off(START)).toBe(0);
  hearAnswer({ headers: new Headers() });
  expect(off(START)).toBe(0);
});
