/** Something of a day or a moment, as calendars show it. */
export interface CalendarEvent {
  /** The same for as long as it means the same thing, in every file. */
  uid: string;
  /** One whole day (`2026-12-31`), wherever its reader is, or a moment. */
  at: { day: string } | { moment: Date };
  title: string;
  text: string;
  url: string | null;
  /** When its facts last changed. */
  changedAt: Date;
  /** Durations from its beginning on, at which calendars remind of it: `-P3D`, `PT9H`. */
  alarms: readonly string[];
}

export interface Calendar {
  /** Null for a file that is taken in once. */
  name: string | null;
  events: readonly CalendarEvent[];
}

/** Time after which programs should look for changes. */
const REFRESH = 'PT4H';
/** Longest line in bytes, without its break (RFC 5545 §3.1). */
const LINE_BYTES = 75;
/** Seconds before which nothing here changed; revisions are counted from then on, and fit 31 bits until 2088. */
const FIRST_SECOND = Date.UTC(2020, 0, 1) / 1000;

/** Writes an iCalendar file (RFC 5545): days as dates, moments in UTC, so that no zone has to be told. */
export function writeCalendar({ name, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Onceware//Calendar//EN',
    'CALSCALE:GREGORIAN',
    ...(name === null
      ? []
      : [
          `NAME:${calendarText(name)}`,
          `X-WR-CALNAME:${calendarText(name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
          `X-PUBLISHED-TTL:${REFRESH}`,
        ]),
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function linesOf({ uid, at, title, text, url, changedAt, alarms }: CalendarEvent): string[] {
  const changed = moment(changedAt);
  return [
    'BEGIN:VEVENT',
    `UID:${calendarText(uid)}`,
    // By its last change instead of by now: the same events are the same file.
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${Math.max(0, Math.floor(changedAt.getTime() / 1000) - FIRST_SECOND)}`,
    // Without an end, a date is its whole day, and a moment has no length (§3.6.1).
    'day' in at ? `DTSTART;VALUE=DATE:${at.day.replaceAll('-', '')}` : `DTSTART:${moment(at.moment)}`,
    `SUMMARY:${calendarText(title)}`,
    ...(text === '' ? [] : [`DESCRIPTION:${calendarText(text)}`]),
    ...(url === null ? [] : [`URL:${new URL(url).href}`]),
    // Nobody is busy because of it.
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${calendarText(title)}`,
      `TRIGGER:${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

const moment = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/**
 * A stranger's text as a value: it ends no line and begins no other property, and none of its characters turns the text around it.
 * Line breaks stay as `\n`.
 */
export const calendarText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g, ' ')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** Breaks a long line between characters: each part but the first begins with a space, which its reader takes away. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= LINE_BYTES) return line;
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
