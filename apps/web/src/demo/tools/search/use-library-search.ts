import type { LibrarySuggestion } from '@onceware/api/collections/library/library.contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';

export interface LibrarySearch {
  items: readonly LibrarySuggestion[];
  /** The words that were searched for, where they differ from those asked. */
  corrected: string | null;
  isPending: boolean;
  error: unknown;
  retry: () => void;
}

/** Searches what a member keeps; for visitors, and without words, nothing is requested. */
export function useLibrarySearch(q: string): LibrarySearch {
  const { user } = useSession();
  const isAsked = Boolean(user?.id) && q !== '';
  const { data, error, isFetching, isPlaceholderData, refetch } = trpc.collections.suggest.useQuery(
    { q },
    { enabled: isAsked, placeholderData: keepPreviousData, trpc: { abortOnUnmount: true } },
  );
  const items = isAsked ? (data?.items ?? []) : [];
  return {
    items,
    corrected: isAsked ? (data?.corrected ?? null) : null,
    isPending: isAsked && isFetching && (data === undefined || isPlaceholderData),
    error: isAsked && !isFetching && data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
