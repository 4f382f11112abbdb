import { useSyncExternalStore } from 'react';
import { useFormatter } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';

const never = () => () => {};

/** Cached, because lists ask with each visible row, and the answer takes long. */
let zone: string | undefined;
export const zoneOfReader = () => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The reader's time zone. During hydration it is UTC, so that the server, which does not know it, renders the same. */
const useTimeZone = (): string => useSyncExternalStore(never, zoneOfReader, () => 'UTC');

/** When something is, to the minute, in the reader's language and time zone, which it names. */
export function useMoment(): (time: string) => string {
  const { moment } = useFormat();
  const timeZone = useTimeZone();
  return (time) => moment(time, timeZone);
}

/** When something was, to the second, in the reader's language and time zone, which it names. */
export function useExactTime(): (time: string) => string {
  const { dateTime } = useFormatter();
  const timeZone = useTimeZone();
  return (time) =>
    dateTime(new Date(time), {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'short',
      timeZone,
    });
}
