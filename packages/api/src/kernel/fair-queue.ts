import { AppError } from './errors.ts';

interface FairQueueOptions {
  /** Pieces of work that run at the same time. */
  places: number;
  /** Places that one member may take; all, unless told. Long work needs a place left for others. */
  placesOfOne?: number;
  /** Limit of waiting pieces, those of all members together. */
  waitingMax?: number;
}

/** Lets members take turns, so that none waits for everything that another has asked for (T65). */
export interface FairQueue {
  /**
   * Runs `work` when the member's turn comes. `member` names the beneficiary of the work: an account, or a visitor's
   * address.
   *
   * @throws unavailable if too many wait: the member with the most requests is refused first
   */
  run<Result>(member: string, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  start(): void;
  refuse(error: AppError): void;
}

interface Line {
  running: number;
  waiting: Waiting[];
}

/** One for each thing that members compete for, in each process. */
export function createFairQueue({ places, placesOfOne = places, waitingMax = Infinity }: FairQueueOptions): FairQueue {
  /** Members who wait or have work running; the first is the next to be served. */
  const lines = new Map<string, Line>();
  let free = places;
  let waitingCount = 0;

  function serve(): void {
    while (free > 0) {
      const next = [...lines].find(([, { running, waiting }]) => waiting.length > 0 && running < placesOfOne);
      if (!next) return;
      const [member, line] = next;
      // Behind all others.
      lines.delete(member);
      lines.set(member, line);
      free -= 1;
      waitingCount -= 1;
      line.running += 1;
      line.waiting.shift()?.start();
    }
  }

  /** Makes room by refusing the newest piece of the longest queue, if that is longer than `own` becomes. */
  function makeRoom(own: Line): void {
    if (waitingCount < waitingMax) return;
    const refusal = new AppError('unavailable', { cause: new Error('Too many wait.') });
    let longest = own;
    for (const line of lines.values()) if (line.waiting.length > longest.waiting.length) longest = line;
    if (longest.waiting.length <= own.waiting.length + 1) throw refusal;
    waitingCount -= 1;
    longest.waiting.pop()?.refuse(refusal);
  }

  async function runNow<Result>(member: string, line: Line, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } finally {
      free += 1;
      line.running -= 1;
      // Members who came meanwhile are before it.
      lines.delete(member);
      if (line.running > 0 || line.waiting.length > 0) lines.set(member, line);
      serve();
    }
  }

  return {
    async run(member, work) {
      const line = lines.get(member) ?? { running: 0, waiting: [] };
      const isAtOnce = free > 0 && line.running < placesOfOne && line.waiting.length === 0;
      if (!isAtOnce) makeRoom(line);
      lines.set(member, line);
      waitingCount += 1;
      return new Promise((resolve, reject) => {
        line.waiting.push({ start: () => resolve(runNow(member, line, work)), refuse: reject });
        serve();
      });
    },
  };
}
