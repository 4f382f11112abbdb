import { expect, it, onTestFinished } from 'vitest';
import { createPasswordHasher } from './passwords.ts';
import { createPasswordStrength } from './password-strength.ts';

const FLOOD = '192.0.2.1';
const OTHER = '192.0.2.2';

/** Callers in the order of their answers: `work` is asked ten times by one, then once by another. */
async function answered(work: (caller: string, n: number) => Promise<unknown>): Promise<string[]> {
  const order: string[] = [];
  const ask = async (caller: string, n: number) => {
    await work(caller, n).catch(() => {});
    order.push(caller);
  };
  await Promise.all([...Array.from({ length: 10 }, (_, n) => ask(FLOOD, n)), ask(OTHER, 0)]);
  return order;
}

it('ten costly passwords of one caller do not delay the check of another’s (T65)', async () => {
  const strength = createPasswordStrength();
  onTestFinished(() => strength.close());
  const order = await answered((caller, n) =>
    strength.check(`${n}591157660204624415333961713575602080330826976679463379775917511`.repeat(3), ['195'], caller),
  );
  expect(order.indexOf(OTHER)).toBeLessThanOrEqual(2);
});

it('ten passwords of one caller do not delay the hashing of another’s, and a /64 is one caller (T65)', async () => {
  const passwords = createPasswordHasher('pepper');
  const order = await answered((caller, n) =>
    passwords.hash('a password', caller === OTHER ? OTHER : `2001:db8:1:2::${n}`),
  );
  // It begins among the first, and some that begin beside it may end sooner. Without turns it is last, or last but one.
  expect(order.indexOf(OTHER)).toBeLessThan(7);
});
