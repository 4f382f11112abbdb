import { expect, it } from 'vitest';
import { trimBoth, trimEnd } from './trim.ts';

it.each([
  ['', ''],
  ['///', ''],
  ['/a//b///', '/a//b'],
  ['a', 'a'],
])('the end of %j is trimmed to %j (T66)', (text, trimmed) => {
  expect(trimEnd(text, '/')).toBe(trimmed);
});

it('both ends are trimmed of several characters, and nothing within is (T66)', () => {
  expect(trimBoth('. .a. b..', '. ')).toBe('a. b');
  expect(trimBoth(' . ', '. ')).toBe('');
});
