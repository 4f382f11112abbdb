/** Time, so that tests can hold it. */
export interface Clock {
  /** ms since 1970. */
  now(): number;
  /** @returns keeps `run` from running */
  after(ms: number, run: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
