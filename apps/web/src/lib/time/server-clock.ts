import { useSyncExternalStore } from 'react';
import { useBoot } from '../page/boot.tsx';

const SECOND = 1000;

/** Offset of the server's clock to this browser's, in ms: the largest observed one, because messages take time to arrive. */
let ahead = Number.NEGATIVE_INFINITY;

/** More than an answer may take to arrive. */
const MINUTE = 60 * SECOND;

function hear(serverTime: string, heardAt: number): void {
  ahead = Math.max(ahead, Date.parse(serverTime) - heardAt);
}

/** Hears the time of an answer from its header. If it is far behind what was heard before, the browser's clock was set meanwhile. */
export function hearAnswer({ headers }: Pick<Response, 'headers'>): void {
  const offset = Date.parse(headers.get('date') ?? '') - Date.now();
  if (offset > ahead || offset < ahead - MINUTE) ahead = offset;
}

/** Forgets what was heard: tests share this module. */
export function forgetServerTime(): void {
  ahead = Number.NEGATIVE_INFINITY;
}

/** The present by the server's clock. @param pageTime ISO time at which the server rendered the page */
export function serverNow(pageTime: string): number {
  hear(pageTime, pageArrival());
  return Date.now() + ahead;
}

/** When the page came, which may be long before its code runs. */
function pageArrival(): number {
  const [page] = performance.getEntriesByType('navigation');
  const came = page && 'responseStart' in page ? Number(page.responseStart) : performance.now();
  return Date.now() - (performance.now() - came);
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, SECOND);
  return () => clearInterval(timer);
}

/**
 * Returns a value that depends on the present, by the server's clock: a browser's may be wrong by hours. The component
 * re-renders when the value changes, and during hydration the time is that of the server's render, so that both are the
 * same.
 *
 * @param serverTime ISO time at which the server answered
 * @param read computes the value from the time in ms; a plain value
 */
export function useServerClock<Value extends string | number | boolean | null>(
  serverTime: string,
  read: (now: number) => Value,
): Value {
  const { now } = useBoot();
  return useSyncExternalStore(
    everySecond,
    () => {
      hear(serverTime, Date.now());
      return read(serverNow(now));
    },
    () => read(Date.parse(serverTime)),
  );
}
