import { notifyManager, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { savedWithPending, usePendingChanges } from '../changes/pending-changes.ts';
import { type EntityRef, entityOfRef, savedQuery } from './saved-query.ts';

interface SavedIn {
  /** The collections that it is kept in, unanswered changes included; undefined until they are known. */
  ids: readonly string[] | undefined;
  error: unknown;
  isFetching: boolean;
  reload: () => void;
}

/** Returns the collections that a deal or tool is saved in. */
export function useSaved(ref: EntityRef): SavedIn {
  const { data, error = null, isFetching = false, refetch } = useAnswer(ref) ?? {};
  const pending = usePendingChanges();
  return {
    ids: data && savedWithPending(data, entityOfRef(ref), pending),
    error,
    isFetching,
    reload: () => void refetch?.(),
  };
}

/** Queries only for members, and only in the browser, because `useQuery` has an observer for each of a page's buttons, enabled or not. */
function useAnswer({ type, id }: EntityRef) {
  const isAsked = useSession().user !== null && !import.meta.env.SSR;
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const observer = useMemo(
    () => (isAsked ? new QueryObserver(queryClient, savedQuery(queryClient, client, entityOfRef({ type, id }))) : null),
    [isAsked, queryClient, client, type, id],
  );
  const subscribe = useCallback(
    (notify: () => void) => observer?.subscribe(notifyManager.batchCalls(notify)) ?? (() => undefined),
    [observer],
  );
  const read = () => observer?.getCurrentResult();
  return useSyncExternalStore(subscribe, read, read);
}
