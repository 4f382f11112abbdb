import { useQuery, useQueryClient } from '@tanstack/react-query';
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

/** Where a deal or a tool is kept. Asks only for somebody signed in. */
export function useSaved(ref: EntityRef): SavedIn {
  const { user } = useSession();
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const entity = entityOfRef(ref);
  const { data, error, isFetching, refetch } = useQuery({
    ...savedQuery(queryClient, client, entity),
    enabled: Boolean(user?.id),
  });
  const pending = usePendingChanges();
  return { ids: data && savedWithPending(data, entity, pending), error, isFetching, reload: () => void refetch() };
}
