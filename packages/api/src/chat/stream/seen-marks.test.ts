import { describe, expect, it } from 'vitest';
import { createSeenMarks } from './seen-marks.ts';

describe('marks of what was seen', () => {
  it('are told of the two who came furthest alone, so that every writer learns of somebody else (LIVE-14)', () => {
    const marks = createSeenMarks();
    const raise = (userId: string, number: number) => marks.raise('room', { userId, number });
    expect(raise('ana', 5)).toBe(true);
    expect(raise('ben', 4)).toBe(true);
    expect(raise('cy', 4)).toBe(false);
    expect(raise('cy', 3)).toBe(false);
    expect(raise('cy', 5)).toBe(true);
    expect(raise('dan', 5)).toBe(false);
    expect(raise('ana', 5)).toBe(false);
    expect(raise('ana', 4)).toBe(false);
    expect(raise('ana', 6)).toBe(true);
    expect(marks.raise('other', { userId: 'dan', number: 1 })).toBe(true);
  });
});
