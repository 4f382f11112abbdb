import type { QueryClient } from '@tanstack/react-query';

/** Minimum time between two calls while a list is scrolled fast, ms. */
const PAUSE = 100;

interface Waiting<Wanted, Found> {
  wanted: Wanted;
  resolve: (found: Found) => void;
  reject: (error: unknown) => void;
}

/** Collects what is asked for one by one into calls that the server takes. */
export class Batches<Wanted, Found> {
  private readonly ask: (wanted: Wanted[]) => Promise<(one: Wanted) => Found>;
  private readonly atOnce: number;
  private waiting: Waiting<Wanted, Found>[] = [];
  private lastCall = 0;

  /** @param ask a call for at most `atOnce` of them */
  constructor(ask: (wanted: Wanted[]) => Promise<(one: Wanted) => Found>, atOnce: number) {
    this.ask = ask;
    this.atOnce = atOnce;
  }

  /**
   * Requests in one call what appears together; at once, unless another call has just been made. A task later, not a microtask: what
   * fetches its code first asks one by one, each when its own `import` is told.
   */
  load(wanted: Wanted): Promise<Found> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ wanted, resolve, reject });
      if (this.waiting.length > 1) return;
      const wait = this.lastCall + PAUSE - Date.now();
      setTimeout(this.send, Math.max(0, wait));
    });
  }

  private readonly send = (): void => {
    this.lastCall = Date.now();
    while (this.waiting.length > 0) void this.answer(this.waiting.splice(0, this.atOnce));
  };

  private async answer(waiting: Waiting<Wanted, Found>[]): Promise<void> {
    try {
      const found = await this.ask(waiting.map(({ wanted }) => wanted));
      for (const { wanted, resolve } of waiting) resolve(found(wanted));
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }
}

/** One for each cache of queries: every component has a client of its own, and what they ask for is one question all the same. */
export function batchesOf<Client, Wanted, Found>(
  make: (client: Client) => Batches<Wanted, Found>,
): (queryClient: QueryClient, client: Client) => Batches<Wanted, Found> {
  const known = new WeakMap<QueryClient, Batches<Wanted, Found>>();
  return (queryClient, client) => {
    const batches = known.get(queryClient) ?? make(client);
    known.set(queryClient, batches);
    return batches;
  };
}
