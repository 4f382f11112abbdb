import { createMovedClock } from './moved-clock.ts';
import { createTestApi, type TestApi } from './test-api.ts';

/** The services on a database that asks a clock of the test's: weeks pass in a minute. */
export async function createApiOfOwnClock(
  start: number,
): Promise<{ api: TestApi; url: string; clock(to: number): Promise<void> }> {
  const { testDatabase } = await createMovedClock(new Date(start));
  const api = await createTestApi({ testDatabase });
  const clock = async (to: number) =>
    void (await api.database.pool.query('update sim.clock set at = $1', [new Date(to)]));
  return { api, url: testDatabase.url, clock };
}

/** The same numbers each time: mulberry32. */
export function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { chance: (part: number) => next() < part, pick: (count: number) => Math.floor(next() * count) };
}
