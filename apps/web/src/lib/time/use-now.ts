import { useSyncExternalStore } from 'react';
import { useBoot } from '../page/boot.tsx';
import { serverNow } from './server-clock.ts';

const MINUTE = 60_000;

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE);
  return () => clearInterval(timer);
}

const toMinute = (time: number) => Math.floor(time / MINUTE) * MINUTE;

/**
 * The current time by the server's clock, to the minute: by a browser's that is days off, deals would have ended. During
 * hydration it is that of the server's render, so that both render the same.
 *
 * @param clock the browser's own for times that never leave it, such as those of the sample conversation
 */
export function useNow(clock: 'server' | 'browser' = 'server'): number {
  const { now } = useBoot();
  return useSyncExternalStore(
    everyMinute,
    () => toMinute(clock === 'server' ? serverNow(now) : Date.now()),
    () => toMinute(Date.parse(now)),
  );
}
