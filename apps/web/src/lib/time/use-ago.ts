import { useFormatter } from 'use-intl/react';
import { useNow } from './use-now.ts';

const MINUTE = 60_000;

/** How long ago an ISO time was, in the reader's language and to the minute: `now`, `5 minutes ago`, `yesterday`. */
export function useAgo(): (time: string) => string {
  const { relativeTime } = useFormatter();
  const now = useNow();
  return (time) => relativeTime(Math.min(now, Math.floor(Date.parse(time) / MINUTE) * MINUTE), now);
}
