import { useFormat } from '#i18n/format.ts';
import { useTimeZone } from './use-time-zone.ts';

/** When something is, to the minute, in the reader's language and time zone, which it names. */
export function useMoment(): (time: string) => string {
  const { moment } = useFormat();
  const timeZone = useTimeZone();
  return (time) => moment(time, timeZone);
}
