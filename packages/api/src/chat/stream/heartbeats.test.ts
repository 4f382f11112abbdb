import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHeartbeats } from './heartbeats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('each stream gets a heartbeat every 15 s, counted from its own start, and none after it ended (LIVE-04)', () => {
  const began = Date.now();
  const beats: [name: string, second: number, n: number][] = [];
  const heartbeats = createHeartbeats<{ name: string }>({
    beat: ({ name }, n) => void beats.push([name, Math.round((Date.now() - began) / 1_000), n]),
  });
  const [ann, ben] = [{ name: 'ann' }, { name: 'ben' }];
  heartbeats.add(ann);
  vi.advanceTimersByTime(4_000);
  heartbeats.add(ben);
  vi.advanceTimersByTime(27_000);
  heartbeats.remove(ann);
  vi.advanceTimersByTime(19_000);
  expect(beats).toEqual([
    ['ann', 15, 1],
    ['ben', 19, 1],
    ['ann', 30, 2],
    ['ben', 34, 2],
    ['ben', 49, 3],
  ]);
  heartbeats.close();
});
