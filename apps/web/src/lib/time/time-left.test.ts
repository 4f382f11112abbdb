import { describe, expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const HOUR = 3_600_000;
const at = (ms: number) => timeLeft(new Date(now + ms).toISOString(), now);

describe('timeLeft', () => {
  it('is said in days under a week and in hours under two days (CAT-02)', () => {
    expect(at(7 * 24 * HOUR)).toEqual({ kind: 'later' });
    expect(at(7 * 24 * HOUR - 1)).toEqual({ kind: 'days', count: 6 });
    expect(at(48 * HOUR)).toEqual({ kind: 'days', count: 2 });
    expect(at(48 * HOUR - 1)).toEqual({ kind: 'hours', count: 48 });
    expect(at(1)).toEqual({ kind: 'hours', count: 1 });
  });

  it('ends at the moment it ends, and never where no end is known (CAT-02)', () => {
    expect(at(0)).toEqual({ kind: 'ended' });
    expect(timeLeft(null, now)).toEqual({ kind: 'open' });
  });
});
