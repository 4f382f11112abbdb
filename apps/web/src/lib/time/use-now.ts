import { useSyncExternalStore } from 'react';
import { useBoot } from '../page/boot.tsx';

const MINUTE = 60_000;

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE);
  return () => clearInterval(timer);
}

/** The current time, to the minute. During hydration it is the server's, so that both render the same. */
export function useNow(): number {
  const { now } = useBoot();
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => Math.floor(Date.parse(now) / MINUTE) * MINUTE,
  );
}
