/** Limits how many pieces of work run at once; the others wait their turn. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createSemaphore(places: number): Semaphore {
  const waiting: (() => void)[] = [];
  let free = places;

  return async (work) => {
    if (free > 0) free -= 1;
    // The work that finishes hands its place over.
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
