import { randomUUID } from 'node:crypto';
import { HIDING_MS } from '@onceware/api/auth/at-least';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ answersAfterMs: HIDING_MS });
});
afterAll(() => server.close());

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Median times of two calls, asked in turn, so that whatever else the machine does falls on both. */
async function medians(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  count = 21,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  const timed = async (call: Promise<unknown>) => {
    const began = performance.now();
    await call;
    return performance.now() - began;
  };
  for (let n = 0; n < count; n += 1) {
    times[0].push(await timed(one()));
    times[1].push(await timed(other()));
  }
  return [median(times[0]), median(times[1])];
}

/** Enough for answers that take their 250 ms: what varies is a small part of them. */
const FEW = 9;

const known = { name: 'Ada', email: 'ada@example.com', password: 'a long enough one' };

// A machine that is busy with something else is seen once; a leak is seen each time.
const NOISY = { retry: 2 };

it('signing in takes as long for a known e-mail as for an unknown one (AUTH-06, T03)', NOISY, async () => {
  await server.visitor.mutate('auth.signUp', known);
  const attempt = (email: string) => server.visitor.mutate('auth.signIn', { email, password: 'not the right one' });
  const [one, other] = await medians(
    () => attempt(known.email),
    () => attempt(`nobody-${randomUUID()}@example.com`),
  );
  // 10 % as T03 has it, and as much again for what the machine does meanwhile.
  expect(Math.abs(one / other - 1)).toBeLessThan(0.2);
});

it('signing up takes as long for a known e-mail as for a new one (AUTH-06, T03)', NOISY, async () => {
  const attempt = (email: string) =>
    server.visitor.mutate('auth.signUp', { ...known, email, password: 'quite another one' });
  const [one, other] = await medians(
    () => attempt(known.email),
    () => attempt(`new-${randomUUID()}@example.com`),
    FEW,
  );
  expect(Math.abs(one / other - 1)).toBeLessThan(0.2);
});

it(
  'asking for a new password takes as long for a known e-mail as for an unknown one (AUTH-06, T03)',
  NOISY,
  async () => {
    await server.visitor.mutate('auth.signUp', known);
    const ask = (email: string) => server.visitor.mutate('auth.requestReset', { email });
    const [one, other] = await medians(
      () => ask(known.email),
      () => ask(`nobody-${randomUUID()}@example.com`),
      FEW,
    );
    expect(Math.abs(one / other - 1)).toBeLessThan(0.2);
  },
);
