import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Sends messages to the other processes that serve the same database. Quick, but messages may be lost: subscribers have to check
 * in another way. A message has at most 7,000 bytes.
 */
export interface PubSub {
  send(word: string): void;
  /** Messages of the others, never one's own; `onGap`: some may have been missed. */
  on(hear: (word: string) => void, onGap: () => void): void;
  close(): Promise<void>;
}

/** For a process that is alone. */
export const noPubSub: PubSub = { send() {}, on() {}, async close() {} };

/** Maximum of messages posted at once, and of those that wait. */
const AT_ONCE = 200;
const WAITING_MAX = 5_000;
/** Pause after each post: over NOTIFY each is a commit, of which a busy process would otherwise make one for every third change. */
const PAUSE_MS = 10;

/** A message marked with the process that it comes from. */
export interface Post {
  mark(word: string): string;
  /** Returns the message, if it is from another process. */
  read(marked: string): string | undefined;
}

export function createPost(self: string = randomUUID().slice(0, 8)): Post {
  return {
    mark: (word) => `${self} ${word}`,
    read(marked) {
      const end = marked.indexOf(' ');
      return end > 0 && marked.slice(0, end) !== self ? marked.slice(end + 1) : undefined;
    },
  };
}

/**
 * Has words wait while others are on their way and a moment longer, so that many go together; the same word waits once. What
 * cannot be posted is dropped, and that is told once until one goes through again.
 */
export function createOutbox({
  post,
  onError,
  pause = (signal) => delay(PAUSE_MS, undefined, { signal }),
}: {
  post(words: string[]): Promise<unknown>;
  onError(error: unknown): void;
  pause?(signal: AbortSignal): Promise<unknown>;
}): { put(word: string): void; close(): Promise<void> } {
  const waiting = new Set<string>();
  let posting: Promise<void> | null = null;
  let isFailing = false;
  let isClosed = false;
  const closing = new AbortController();

  async function postAll(): Promise<void> {
    while (waiting.size > 0) {
      const words = [...waiting].slice(0, AT_ONCE);
      for (const word of words) waiting.delete(word);
      try {
        await post(words);
        isFailing = false;
      } catch (error) {
        if (!isFailing && !isClosed) onError(error);
        isFailing = true;
        // A process that is closing does not wait for what fails.
        if (isClosed) waiting.clear();
      }
      if (!isClosed) await pause(closing.signal).catch(() => {});
    }
  }

  return {
    put(word) {
      if (isClosed || waiting.size >= WAITING_MAX) return;
      waiting.add(word);
      // Messages that are sent in the same moment go together.
      posting ??= Promise.resolve()
        .then(postAll)
        .finally(() => {
          posting = null;
        });
    },
    async close() {
      isClosed = true;
      closing.abort();
      await posting;
    },
  };
}
