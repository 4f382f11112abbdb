import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { toAscii } from './ascii.ts';

it('writes code in ASCII that means the same, and refuses what it cannot (OPS-01)', () => {
  const code = "({ größe: 'é “x” 日本 🙂 \\u00e9', [`t${'ü'}🙂`]: /^[🙂é]$/u.test('🙂') && /é+/.test('éé') })";
  const escaped = toAscii(code);
  expect(escaped).toMatch(/^[\u0020-\u007e]+$/);
  expect(runInThisContext(escaped)).toEqual(runInThisContext(code));
  for (const unsafe of ["'\\é'", 'String.raw`ab é`']) expect(() => toAscii(unsafe)).toThrow(unsafe.slice(1, 3));
});
