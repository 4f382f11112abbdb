import { streamLimits } from '../chat.limits.ts';

/** Turns between two heartbeats: one timer serves all streams, but not all at the same moment. */
const SPREAD = 15;

/** Calls each of many members every `streamLimits.heartbeatMs`. */
export interface Heartbeats<One> {
  add(one: One): void;
  remove(one: One): void;
  close(): void;
}

export function createHeartbeats<One extends object>({
  beat,
}: {
  /** `n`: how many there were of this one, with this. */
  beat(one: One, n: number): void;
}): Heartbeats<One> {
  const turns: Map<One, number>[] = Array.from({ length: SPREAD }, () => new Map());
  let now = 0;
  const timer = setInterval(() => {
    now = (now + 1) % SPREAD;
    for (const [one, n] of turns[now] ?? []) {
      turns[now]?.set(one, n + 1);
      beat(one, n + 1);
    }
  }, streamLimits.heartbeatMs / SPREAD).unref();

  return {
    // The turn that was just now comes again when the time is over.
    add: (one) => void turns[now]?.set(one, 0),
    remove: (one) => turns.forEach((turn) => turn.delete(one)),
    close: () => clearInterval(timer),
  };
}
