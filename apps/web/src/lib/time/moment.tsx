import { useFormatter } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useIsHydrated } from '../presses/use-is-hydrated.ts';
import { useNow } from './use-now.ts';

const WEEK = 7 * 24 * 3_600_000;

/** To the second, with its zone: the server writes UTC, the browser the reader's own. */
export function useExactTime(): (iso: string) => string {
  const { dateTime } = useFormatter();
  const isHydrated = useIsHydrated();
  return (iso) =>
    dateTime(new Date(iso), {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'short',
      timeZone: isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC',
    });
}

/** How long ago within a week, and the day before that; the exact time is its title. */
export function Moment({ at }: { at: string }) {
  const { date } = useFormat();
  const { relativeTime } = useFormatter();
  const exact = useExactTime();
  const now = useNow();
  const time = Date.parse(at);
  // What came since the last full minute is not in the future.
  const isRecent = now - time < WEEK;
  return (
    <time dateTime={at} title={exact(at)}>
      {isRecent ? relativeTime(Math.min(time, now), now) : date(at)}
    </time>
  );
}
