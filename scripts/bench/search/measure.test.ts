import { describe, expect, it } from 'vitest';
import { countJunk, figuresOf, isHit, ndcg, quietShare, targetsOf } from './measure.ts';

const grades = { a: 3, b: 2, c: 1 };

/** Slugs of one letter each. */
const letters = (text: string) => text.split('');

describe('NDCG@10', () => {
  it.each([
    { name: 'the best order', found: ['a', 'b', 'c'], value: 1 },
    { name: 'what is behind the right answers changes nothing', found: ['a', 'b', 'c', 'x', 'y'], value: 1 },
    // (3 + 7 / log2(3) + 0 + 1 / log2(5)) / (7 + 3 / log2(3) + 1 / log2(4)) = 7.847185 / 9.392789
    { name: 'another order', found: ['b', 'a', 'x', 'c'], value: 0.835448 },
    // 7 / log2(11) / 9.392789 and 0, since the eleventh is not counted
    { name: 'the tenth', found: [...letters('qrstuvwxy'), 'a'], value: 0.215426 },
    { name: 'the eleventh', found: [...letters('pqrstuvwxy'), 'a'], value: 0 },
    { name: 'nothing found', found: [], value: 0 },
    { name: 'an answer that stands twice', found: ['c', 'c'], value: 1 / 9.392789 },
  ])('$name (CAT-16)', ({ found, value }) => expect(ndcg({ grades, found })).toBeCloseTo(value, 5));

  it('the best order of more than ten right answers is made of ten (CAT-16)', () => {
    const found = letters('abcdefghij');
    const many = Object.fromEntries([...found, 'k', 'l'].map((slug) => [slug, 3]));
    expect(ndcg({ grades: many, found })).toBeCloseTo(1);
  });
});

it('a hit is an answer of grade 3, or of 2 where there is none (CAT-16)', () => {
  expect(targetsOf(grades)).toEqual(['a']);
  expect(targetsOf({ b: 2, c: 1, d: 2 })).toEqual(['b', 'd']);
  expect(isHit({ grades, found: ['b', 'c', 'a'] }, 3)).toBe(true);
  expect(isHit({ grades, found: ['b', 'c', 'x', 'a'] }, 3)).toBe(false);
  expect(isHit({ grades: { b: 2 }, found: ['b'] }, 3)).toBe(true);
  expect(isHit({ grades, found: ['toString'] }, 3)).toBe(false);
});

it('junk is what answers nothing among the first ten (CAT-16)', () => {
  expect(countJunk({ grades, found: ['a', 'x', 'c', 'y'] })).toEqual({ shown: 4, junk: 2 });
  expect(countJunk({ grades, found: letters('abcdefghijxy') })).toEqual({ shown: 10, junk: 7 });
  expect(countJunk({ grades, found: ['constructor'] })).toEqual({ shown: 1, junk: 1 });
});

it('figures of several queries are means, and junk the share of all that was shown (CAT-16)', () => {
  const figures = figuresOf([
    { grades: { a: 3 }, found: ['a'] },
    { grades: { a: 3 }, found: ['x', 'y', 'z', 'a'] },
    { grades: { a: 3 }, found: [] },
  ]);
  // 1, 1 / log2(5) and 0
  expect(figures.ndcg).toBeCloseTo((1 + 0.430677) / 3, 5);
  expect(figures).toMatchObject({ queries: 3, inTen: 2 / 3, inThree: 1 / 3, junk: 3 / 5 });
});

it('a query without right answers is quiet with three at most (CAT-16)', () => {
  expect(quietShare([{ found: [] }, { found: ['a', 'b', 'c'] }, { found: ['a', 'b', 'c', 'd'] }])).toBeCloseTo(2 / 3);
});
