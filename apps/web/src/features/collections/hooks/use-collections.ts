import type { ListedCollection } from '@onceware/api/collections/collections.contract';
import { useMemo } from 'react';
import { useSession } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { usePendingChanges, withPending } from '../changes/pending-changes.ts';

export interface Collections {
  /** As the screen shows them; undefined until they have been loaded. */
  collections: ListedCollection[] | undefined;
  /** Of the last attempt to load. */
  error: unknown;
  isFetching: boolean;
  reload: () => void;
}

/** The reader's collections with their items, unanswered changes included. Loads only for somebody signed in (COL-01). */
export function useCollections(): Collections {
  const { user } = useSession();
  const { data, error, isFetching, refetch } = trpc.collections.load.useQuery(undefined, { enabled: Boolean(user?.id), networkMode: 'always' });
  const pending = usePendingChanges();
  const collections = useMemo(() => data && withPending(data.collections, pending), [data, pending]);
  return { collections, error, isFetching, reload: () => void refetch() };
}
