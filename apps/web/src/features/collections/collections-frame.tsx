import type { ReactNode } from 'react';
import type { ListedCollection } from './changes/change.ts';
import { ItemsDragProvider } from './dnd/items-drag.tsx';
import { useCollections } from './data/use-collections.ts';
import { ChangeStatus } from './pieces/change-status.tsx';
import { LoadFailed, Loading } from './pieces/load-states.tsx';

export interface LoadedCollections {
  collections: ListedCollection[];
  isFetching: boolean;
  reload: () => void;
}

/** Frame of the collections in panel and page: loading states, pending changes, and the drag area. */
export function CollectionsFrame({ children }: { children: (loaded: LoadedCollections) => ReactNode }) {
  const { collections, error, isFetching, reload } = useCollections();
  if (!collections) return error === null || isFetching ? <Loading /> : <LoadFailed error={error} onRetry={reload} />;
  return (
    <ItemsDragProvider collections={collections}>
      <ChangeStatus />
      {error !== null && !isFetching && <LoadFailed error={error} onRetry={reload} isBrief />}
      {children({ collections, isFetching, reload })}
    </ItemsDragProvider>
  );
}
