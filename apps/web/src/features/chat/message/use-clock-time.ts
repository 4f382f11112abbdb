import { useMemo } from 'react';
import { useLocale } from 'use-intl/react';

interface ClockTime {
  /** `10:42` */
  time: (iso: string) => string;
  /** `Mar 10, 2026, 10:42` */
  moment: (iso: string) => string;
}

/** Times in the reader's language and zone: the panel is never rendered on the server, which would not know the zone. */
export function useClockTime(): ClockTime {
  const locale = useLocale();
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return { time: (iso) => time.format(new Date(iso)), moment: (iso) => moment.format(new Date(iso)) };
  }, [locale]);
}
