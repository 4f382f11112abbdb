import { describe, expect, it } from 'vitest';
import { between, withSelected } from './selection.ts';

const keys = ['a', 'b', 'c', 'd'];

describe('a range of rows', () => {
  it('goes from one to the other, in whichever direction (COL-16)', () => {
    expect(between(keys, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(between(keys, 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(between(keys, 'b', 'b')).toEqual(['b']);
  });

  it('is the one row when the other is no longer shown (COL-16)', () => {
    expect(between(keys, 'gone', 'c')).toEqual(['c']);
  });
});

describe('a selection', () => {
  it('adds rows and removes them again (COL-16)', () => {
    const three = withSelected(new Set(['a']), ['b', 'c'], true);
    expect([...three]).toEqual(['a', 'b', 'c']);
    expect([...withSelected(three, ['a', 'c'], false)]).toEqual(['b']);
  });
});
