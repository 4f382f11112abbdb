import type { Listener } from '#platform/listening/listen.ts';
import { LRUCache } from 'lru-cache';

/** Something that is the same for everybody who asks for it by the same key. */
export interface Storable {
  /** Until when all that it says is true, if the catalogue does not change; milliseconds since 1970. */
  goodUntil: number;
}

export interface StoredAnswers<Answer extends Storable> {
  /**
   * The existing answer, or the one another call is making, or a new one.
   *
   * @param isCurrent checks an answer that was made for somebody else; without it one may be as old as an announcement takes
   */
  get(
    key: string,
    make: () => Promise<Answer>,
    isCurrent?: (answer: Answer) => Promise<boolean>,
  ): Answer | Promise<Answer>;
  /** Size of the stored answers. */
  bytes(): number;
}

/** Time for which new requests wait for an answer that another call is making. */
const AWAITED_MS = 5_000;

/**
 * Stores answers until Postgres announces that the catalogue changed, each made once for all who ask meanwhile
 * (docs/decisions/036-stored-pages.md, docs/decisions/064-stored-deals.md).
 */
export function createStoredAnswers<Answer extends Storable>({
  listener,
  maxBytes,
  bytesOf,
  keptMs,
  now = Date.now,
}: {
  listener: Pick<Listener, 'on'>;
  maxBytes: number;
  bytesOf: (answer: Answer) => number;
  /** Time for which an answer is stored, even without a change. */
  keptMs: number;
  now?: () => number;
}): StoredAnswers<Answer> {
  const kept = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: (answer, key) => bytesOf(answer) + key.length,
  });
  const making = new Map<string, { answer: Promise<Answer>; awaitedUntil: number }>();
  // Counts catalogue changes: an answer begun before a change is returned to those who asked before it, and not stored.
  let changes = 0;

  const forget = () => {
    changes += 1;
    kept.clear();
    making.clear();
  };
  listener.on('catalog_change', { onChange: forget, onGap: forget });

  async function fill(key: string, make: () => Promise<Answer>, latest: number): Promise<Answer> {
    const before = changes;
    const made = await make();
    const answer = { ...made, goodUntil: Math.min(made.goodUntil, latest) };
    if (before === changes && answer.goodUntil > now()) kept.set(key, answer);
    return answer;
  }

  function start(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const answer = fill(key, make, now() + keptMs);
    making.set(key, { answer, awaitedUntil: now() + Math.min(keptMs, AWAITED_MS) });
    const done = () => making.get(key)?.answer === answer && making.delete(key);
    answer.then(done, done);
    return answer;
  }

  function find(key: string): Answer | Promise<Answer> | undefined {
    const underWay = making.get(key);
    const stored = kept.get(key);
    if (stored && stored.goodUntil > now()) return stored;
    return underWay && underWay.awaitedUntil > now() ? underWay.answer : undefined;
  }

  async function getCurrent(
    key: string,
    make: () => Promise<Answer>,
    isCurrent: (answer: Answer) => Promise<boolean>,
  ): Promise<Answer> {
    for (;;) {
      const found = find(key);
      if (!found) return start(key, make);
      const answer = await found;
      if (await isCurrent(answer)) return answer;
      // The first to see it makes another, which the others find.
      if (kept.peek(key) === answer) kept.delete(key);
    }
  }

  return {
    get: (key, make, isCurrent) => (isCurrent ? getCurrent(key, make, isCurrent) : (find(key) ?? start(key, make))),
    bytes: () => kept.calculatedSize,
  };
}
