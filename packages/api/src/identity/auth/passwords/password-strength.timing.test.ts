import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPasswordStrength } from './password-strength.ts';

const strength = createPasswordStrength();
afterAll(() => strength.close());

const check = (password: string, known: readonly string[]) =>
  strength.check(password, known, '192.0.2.1').catch((error) => expect(error).toMatchObject({ key: 'weak_password' }));

// Patterns that were slow in long passwords: substitutions, dates and repeats.
const slow = ['1a@$5', '@4$5s5$$a4@', 'p@ssw0rd', '12.12.2012', '4', '(<[{@48', 'qwertyuiop'].map((part) =>
  part.repeat(200).slice(0, 200),
);
beforeAll(() => check('the word lists are put in order now', []));

it.each(slow)('a hostile password takes no time to speak of: %s (AUTH-06)', async (password) => {
  // CPU time instead of the clock's, because other programs are running too.
  const before = process.cpuUsage();
  await check(password, [password.slice(0, 100), `${password.slice(0, 60)}@example.com`]);
  // About 60 ms, where the library's own limits took 800.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(300);
});
