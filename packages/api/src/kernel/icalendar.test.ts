import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, writeCalendar } from './icalendar.ts';

const CHANGED = new Date('2026-03-01T12:00:00Z');
const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'refund-1@onceware',
  at: { day: '2026-03-31' },
  title: 'Writer',
  text: '',
  url: null,
  changedAt: CHANGED,
  alarms: [],
  ...more,
});

/** Events of a file by another program's reading. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}
const written = (more: Partial<CalendarEvent>) => writeCalendar({ name: 'Mine', events: [event(more)] });

describe('an iCalendar file', () => {
  it('has a day as a date that is the same everywhere, and a moment in UTC (NOTE-05)', () => {
    const [day, moment] = read(
      writeCalendar({
        name: null,
        events: [event(), event({ uid: 'deal-end-1@onceware', at: { moment: new Date('2026-03-29T01:30:00.500Z') } })],
      }),
    );
    expect([day?.startDate.isDate, day?.startDate.toString(), day?.duration.toString()]).toEqual([
      true,
      '2026-03-31',
      'P1D',
    ]);
    expect([moment?.startDate.isDate, moment?.startDate.zone.tzid, moment?.startDate.toString()]).toEqual([
      false,
      'UTC',
      '2026-03-29T01:30:00Z',
    ]);
  });

  it('has alarms, its revision and the time of its last change (NOTE-05)', () => {
    const [one] = read(written({ alarms: ['-P6DT15H', 'PT9H'], url: 'https://x.example/a b' }));
    const alarms = one?.component.getAllSubcomponents('valarm') ?? [];
    expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-P6DT15H', 'PT9H']);
    expect(alarms.map((alarm) => alarm.getFirstPropertyValue('action'))).toEqual(['DISPLAY', 'DISPLAY']);
    expect(String(one?.component.getFirstPropertyValue('last-modified'))).toBe('2026-03-01T12:00:00Z');
    expect(one?.component.getFirstPropertyValue('url')).toBe('https://x.example/a%20b');
    const [later] = read(written({ changedAt: new Date('2026-03-01T12:00:01Z') }));
    expect(later?.sequence).toBe((one?.sequence ?? 0) + 1);
    expect(later?.sequence).toBeLessThan(2 ** 31);
  });

  it('is the same for the same events (NOTE-05)', () => {
    expect(written({})).toBe(written({}));
  });

  it('has lines of at most 75 bytes that are broken between characters, with CR and LF (NOTE-05)', () => {
    const title = '🧪'.repeat(40) + 'مرحبا'.repeat(30) + 'a'.repeat(200);
    const file = written({ title });
    const lines = file.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    expect(read(file)[0]?.summary).toBe(title);
  });

  it.each([
    ['a\r\nBEGIN:VEVENT\r\nUID:x\r\nEND:VEVENT', 'a\nBEGIN:VEVENT\nUID:x\nEND:VEVENT'],
    ['a\rATTACH:http://evil.example', 'a\nATTACH:http://evil.example'],
    ['a\u2028b\u0085c', 'a\nb\nc'],
    ['one; two, three \\n: "four"', 'one; two, three \\n: "four"'],
    ['\u202egnp.exe\u2066', ' gnp.exe '],
    ['nul\u0000 bell\u0007 tab\t', 'nul  bell  tab '],
    ['broken \ud83e', 'broken \ufffd'],
  ])('lets %j end neither line nor event (NOTE-05)', (title, expected) => {
    const events = read(written({ title, text: title, alarms: ['PT9H'] }));
    expect(events.map(({ summary }) => summary)).toEqual([expected]);
    expect(events[0]?.description).toBe(expected);
  });

  it('is read by another program as it was meant, whatever its words (NOTE-05)', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 4 }), (titles) => {
        const events = read(writeCalendar({ name: 'Mine', events: titles.map((title) => event({ title })) }));
        expect(events).toHaveLength(titles.length);
        expect(new Set(events.map(({ uid }) => uid))).toEqual(new Set(titles.map(() => 'refund-1@onceware')));
      }),
    );
  });
});
