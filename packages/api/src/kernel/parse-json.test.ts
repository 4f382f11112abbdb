import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

const MANY = 300_000;

describe('JSON from a caller', () => {
  it.each([
    ['small values', `[${'1,'.repeat(MANY)}1]`],
    ['empty objects', `[${'{},'.repeat(MANY)}1]`],
    ['lists in lists', '['.repeat(MANY) + ']'.repeat(MANY)],
    ['keys', `{${Array.from({ length: MANY }, (_, n) => `"k${n}":1`).join(',')}}`],
    ['values between texts', `[${String.raw`"\",[{",1,`.repeat(MANY / 2)}1]`],
  ])('is refused before it is parsed where it is millions of %s (T44)', (_what, json) => {
    expect(() => parseJson(json)).toThrow(expect.objectContaining({ key: 'invalid_input' }));
  });

  it('is accepted whatever its texts hold, however long it is (COL-18)', () => {
    const value = { text: String.raw`[{,"\\",`.repeat(MANY), list: Array.from({ length: MANY / 2 }, () => '') };
    expect(parseJson(JSON.stringify(value))).toEqual(value);
    expect(() => parseJson('{')).toThrow(SyntaxError);
  });
});
