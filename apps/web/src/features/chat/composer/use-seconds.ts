import { useSyncExternalStore } from 'react';

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}
const never = () => () => undefined;

/** The current time in whole seconds. @param isCounting it goes on with the clock */
export const useSeconds = (isCounting: boolean): number =>
  useSyncExternalStore(isCounting ? everySecond : never, () => Math.floor(Date.now() / 1000));
