import { matchQuery, type QueryClient } from '@tanstack/react-query';
import { PARTS } from '../changes/collections-cache.ts';
import { CHANGES } from '../changes/pending-changes.ts';
import { COLLECTIONS, refetchType } from './opening-snapshot.ts';

/** Minimum time between two reads, in ms, because an import or the like announces many changes. */
const APART_MS = 2_000;
/** A change that waits here for so long waits for something else than the server. */
const PATIENCE_MS = 1_000;

/** Reloads collections when changes elsewhere are announced; changes waiting here are applied over them (decision 008). */
export interface ReloadOnChange {
  /** They changed, or may have. */
  tell(): void;
  close(): void;
}

export function createReloadOnChange(queryClient: QueryClient): ReloadOnChange {
  let isStale = false;
  let isReading = false;
  const closing = new AbortController();
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      closing.signal.addEventListener('abort', () => clearTimeout(timer));
    });
  const hasWaiting = () => queryClient.isMutating({ mutationKey: CHANGES }) > 0;

  async function read(): Promise<void> {
    isReading = true;
    while (isStale && !closing.signal.aborted) {
      isStale = false;
      // Skips the parts of the member's own change: it is announced too, but they are read again after it anyway.
      const isOwn = hasWaiting() && (await pause(PATIENCE_MS).then(() => !hasWaiting()));
      await queryClient.invalidateQueries({
        queryKey: COLLECTIONS,
        predicate: (query) => !isOwn || !PARTS.some((queryKey) => matchQuery({ queryKey }, query)),
        refetchType: refetchType(),
      });
      await pause(APART_MS);
    }
    isReading = false;
  }

  return {
    tell() {
      isStale = true;
      if (!isReading) void read();
    },
    close: () => closing.abort(),
  };
}
