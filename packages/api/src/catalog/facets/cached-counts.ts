/** Counts of a list of deals that are kept, and how old they are. */
interface Cached<Counts> {
  /** Null: they could not be counted. */
  counts: Counts | null;
  /** Version of the catalogue before they were counted. */
  version: number;
  at: number;
  /** It took so long. */
  ms: number;
}

/** Different lists that a process keeps counts of; those that were asked for longest ago go. */
const KEPT_MAX = 100;
/** Lists that wait to be counted; more are counted when they are asked for again. */
const WAITING_MAX = 20;
/** After so long they are counted anew when somebody asks; what takes long to count, as seldom as that it is a fiftieth of the time. */
const FRESH_MS = 60_000;
const SHARE = 50;
/** After so long they are no answer any more, not even until they are counted anew: time, too, begins and ends deals. */
const OLD_MS = 15 * 60_000;

/**
 * Counts for which nobody waits: one list after the other is counted in the background, while what was counted last is the
 * answer. It is marked as coming once it is older than a minute, or than fifty times as long as counting takes, so whoever
 * shows it asks again in a moment and has the new one. What is older than a minute is no answer once the catalogue has changed.
 * Each process keeps its own.
 */
export class CachedCounts<Counts> {
  readonly #cached = new Map<string, Cached<Counts>>();
  readonly #waiting = new Map<string, { count: () => Promise<Counts>; version: number }>();
  #isCounting = false;

  /**
   * The last counts. A reader who finds none, or old ones, has them counted anew.
   * `isComing`: ask again in a moment.
   *
   * @param version the catalogue's, read before
   */
  find(key: string, version: number, count: () => Promise<Counts>): { counts: Counts | null; isComing: boolean } {
    const kept = this.#cached.get(key);
    const age = kept ? performance.now() - kept.at : Infinity;
    if (!kept || age > OLD_MS || (age > FRESH_MS && kept.version !== version)) {
      this.#ask(key, version, count);
      return { counts: null, isComing: true };
    }
    this.#cached.delete(key);
    this.#cached.set(key, kept);
    const isOver = age > Math.max(FRESH_MS, kept.ms * SHARE);
    if (isOver) this.#ask(key, version, count);
    return { counts: kept.counts, isComing: isOver };
  }

  /** Whether there is something for it, even that it cannot be counted. */
  has(key: string): boolean {
    return this.#cached.has(key);
  }

  #ask(key: string, version: number, count: () => Promise<Counts>): void {
    if (this.#waiting.has(key) || this.#waiting.size >= WAITING_MAX) return;
    this.#waiting.set(key, { count, version });
    if (!this.#isCounting) void this.#countAll();
  }

  async #countAll(): Promise<void> {
    this.#isCounting = true;
    for (const [key, { count, version }] of this.#waiting) {
      const began = performance.now();
      // The database is away, or has too much to count: for a while nobody need ask again.
      const counts = await count().catch(() => null);
      const at = performance.now();
      this.#cached.set(key, { counts, version, at, ms: at - began });
      const [oldest] = this.#cached.keys();
      if (this.#cached.size > KEPT_MAX && oldest !== undefined) this.#cached.delete(oldest);
      this.#waiting.delete(key);
    }
    this.#isCounting = false;
  }
}
