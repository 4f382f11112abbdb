import { afterEach, describe, expect, it } from 'vitest';
import { dayLabel, dayOf, groupByDay } from './days.ts';
import { message } from '../testing.ts';

const words = { today: 'Today', yesterday: 'Yesterday' };
const zoneBefore = process.env['TZ'];
const inZone = (zone: string) => {
  process.env['TZ'] = zone;
};
const label = (time: string, now: string, locale = 'en') => dayLabel(dayOf(time), Date.parse(now), locale, words);

afterEach(() => {
  if (zoneBefore === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zoneBefore;
});

describe('the days of a chat', () => {
  it.each([
    ['2026-03-10T00:00:00Z', 'Today'],
    ['2026-03-10T23:59:59Z', 'Today'],
    ['2026-03-09T23:59:59Z', 'Yesterday'],
    ['2026-03-09T00:00:00Z', 'Yesterday'],
    ['2026-03-08T23:59:59Z', 'Sunday, March 8, 2026'],
    ['2025-03-10T12:00:00Z', 'Monday, March 10, 2025'],
    // A clock that runs ahead.
    ['2026-03-11T00:00:00Z', 'Wednesday, March 11, 2026'],
  ])('%s is «%s» at noon of March 10 (CHAT-03)', (time, shown) => {
    inZone('UTC');
    expect(label(time, '2026-03-10T12:00:00Z')).toBe(shown);
  });

  it('are those of the reader’s time zone (CHAT-03)', () => {
    inZone('Asia/Tokyo');
    expect(label('2026-03-09T14:59:59Z', '2026-03-09T15:00:00Z')).toBe('Yesterday');
    inZone('America/Los_Angeles');
    expect(label('2026-03-09T14:59:59Z', '2026-03-09T15:00:00Z')).toBe('Today');
  });

  it('follow the calendar where a day has 23 or 25 hours (CHAT-03)', () => {
    inZone('Europe/Berlin');
    expect(label('2026-03-28T23:30:00+01:00', '2026-03-30T00:30:00+02:00')).toBe('Saturday, March 28, 2026');
    expect(label('2026-10-24T23:30:00+02:00', '2026-10-25T23:30:00+01:00')).toBe('Yesterday');
  });

  it.each([
    ['de', 'Sonntag, 8. März 2026'],
    ['es', 'domingo, 8 de marzo de 2026'],
    ['pt', 'domingo, 8 de março de 2026'],
    ['zh', '2026年3月8日星期日'],
    ['ar', 'الأحد، 8 مارس 2026'],
  ])('have their date in the current language: %s (CHAT-03)', (locale, date) => {
    inZone('UTC');
    expect(label('2026-03-08T12:00:00Z', '2026-03-10T12:00:00Z', locale).replaceAll(/[\u200e\u200f]/g, '')).toBe(date);
  });

  it('hold their messages in order (CHAT-03)', () => {
    inZone('UTC');
    const times = ['2026-03-08T09:00:00Z', '2026-03-08T23:59:59Z', '2026-03-09T00:00:00Z', '2026-03-11T10:00:00Z'];
    const messages = times.map((timestamp, n) => message({ id: String(n), timestamp }));
    expect(groupByDay(messages).map((group) => group.messages.map(({ id }) => id))).toEqual([['0', '1'], ['2'], ['3']]);
    expect(groupByDay([])).toEqual([]);
  });
});
