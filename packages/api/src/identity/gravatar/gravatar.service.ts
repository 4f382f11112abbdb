import { LRUCache } from 'lru-cache';
import { lruSize } from '#kernel/lru-size.ts';
import { trimEnd } from '#kernel/trim.ts';

declare module '#kernel/services.ts' {
  interface Services {
    gravatar: GravatarLookup;
  }
}

export interface GravatarLookup {
  /**
   * Whether the upstream has an image for the hash; false as well when it cannot be asked.
   *
   * @param admit called before it is asked, and not for what is remembered; what it throws is thrown
   */
  exists(hash: string, size: number, admit?: () => Promise<void>): Promise<boolean>;
}

interface GravatarOptions {
  /** `https://…/avatar`: the hash is put behind it. */
  baseUrl: string;
  timeoutMs?: number;
  /** How long an answer is believed. */
  answerTtlMs?: number;
  /** How long a failing upstream is left alone. */
  failureTtlMs?: number;
  /** Simultaneous look-ups; further ones are answered with false, which is not cached. */
  asksMax?: number;
}

/** Asks Gravatar, or its replacement in the settings, and caches the answer (API-05). Only the status is used. */
export function createGravatarLookup(options: GravatarOptions): GravatarLookup {
  const { timeoutMs = 2_000, answerTtlMs = 86_400_000, failureTtlMs = 30_000, asksMax = 20 } = options;
  let asks = 0;
  const baseUrl = trimEnd(options.baseUrl, '/');

  async function ask(hash: string, size: number): Promise<boolean | undefined> {
    try {
      const response = await fetch(`${baseUrl}/${hash}?s=${size}&d=404`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Not awaited: an endless body must not delay the answer.
      void response.body?.cancel().catch(() => {});
      if (response.ok) return true;
      return response.status === 404 ? false : undefined;
    } catch {
      return undefined;
    }
  }

  // An image exists in every size or in none, so the hash alone is the key. Look-ups at the same moment share one request.
  const answers = new LRUCache<string, boolean, number>({
    ...lruSize(10_000),
    ttl: answerTtlMs,
    fetchMethod: async (hash, _stale, { context, options: entry }) => {
      if (asks >= asksMax) return;
      asks += 1;
      const answer = await ask(hash, context).finally(() => void (asks -= 1));
      if (answer === undefined) entry.ttl = failureTtlMs;
      return answer ?? false;
    },
  });

  return {
    async exists(hash, size, admit) {
      if (!answers.has(hash)) await admit?.();
      return (await answers.fetch(hash, { context: size })) ?? false;
    },
  };
}
