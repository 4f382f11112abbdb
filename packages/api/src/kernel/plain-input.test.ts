import superjson from 'superjson';
import { describe, expect, it } from 'vitest';
import { readInput } from './plain-input.ts';
import { wire } from './wire.ts';

/** Returns the input as it arrives over HTTP. */
const arrives = (sent: unknown): unknown => JSON.parse(JSON.stringify(sent));

describe('an input', () => {
  it('is sent as plain JSON, and arrives as it was (T45)', () => {
    const input = { name: 'Ada', cursor: undefined, list: [1, { deep: null }] };
    expect(arrives(wire.input.serialize(input))).toEqual({ json: { name: 'Ada', list: [1, { deep: null }] } });
    expect(readInput(arrives(wire.input.serialize(input)))).toEqual(input);
    expect(readInput(arrives(wire.input.serialize(undefined)))).toBeUndefined();
  });

  it.each([[undefined], [{ cursor: undefined, list: [{ deep: undefined }, null] }]])(
    'of a page from before may hold undefined: %j (T45)',
    (input) => {
      expect(readInput(arrives(superjson.serialize(input)))).toStrictEqual(input);
    },
  );

  const shared = { name: 'Ada' };
  it.each([
    ['shared references', superjson.serialize({ one: shared, other: shared })],
    ['a bigint', superjson.serialize({ n: 1n })],
    ['a date', superjson.serialize(new Date(0))],
    ['a set', superjson.serialize({ set: new Set([undefined]) })],
    ['undefined among others', superjson.serialize({ one: undefined, n: 1n })],
    ['undefined for something', { json: { one: 1 }, meta: { values: { one: ['undefined'] } } }],
    ['undefined for nothing', { json: { one: null }, meta: { values: { two: ['undefined'] } } }],
    ['undefined beyond a list', { json: [], meta: { values: { 1_000_000_000: ['undefined'] } } }],
    ['undefined of a prototype', { json: {}, meta: { values: { '__proto__.x': ['undefined'] } } }],
    ['a meta that is none', { json: {}, meta: [] }],
    [
      'more values than any input has',
      { json: { lists: Array.from({ length: 11 }, () => Array.from({ length: 10_000 }, () => 1)) } },
    ],
    ['a list', [1]],
    ['a text', 'text'],
  ])('with %s is refused (T45)', (_what, sent) => {
    expect(() => readInput(arrives(sent))).toThrow(expect.objectContaining({ key: 'invalid_input' }));
  });
});
