import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (ms: number, locale = 'en') => relativeTime(NOW - ms, NOW, locale, 'just now');

describe('how long ago a collection changed', () => {
  it.each([
    [0, 'just now'],
    [59 * SECOND, 'just now'],
    [-5 * MINUTE, 'just now'],
    [60 * SECOND, '1 minute ago'],
    [59 * MINUTE, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [23 * HOUR + 59 * MINUTE, '23 hours ago'],
    [DAY, '1 day ago'],
    [6 * DAY, '6 days ago'],
    [7 * DAY, '1 week ago'],
    [29 * DAY, '4 weeks ago'],
    [30 * DAY, '1 month ago'],
    [364 * DAY, '12 months ago'],
    [365 * DAY, '1 year ago'],
    [800 * DAY, '2 years ago'],
  ])('%d ms ago reads «%s» (COL-06)', (ms, words) => {
    expect(ago(ms)).toBe(words);
  });

  it.each([
    ['de', 'vor 3 Stunden'],
    ['pt', 'há 3 horas'],
    ['es', 'hace 3 horas'],
    ['zh', '3小时前'],
  ])('speaks the language of the page: %s (COL-06)', (locale, words) => {
    expect(ago(3 * HOUR, locale)).toBe(words);
  });

  it('speaks Arabic with its own plurals (COL-06)', () => {
    expect(ago(2 * HOUR, 'ar')).toBe('قبل ساعتين');
  });
});
