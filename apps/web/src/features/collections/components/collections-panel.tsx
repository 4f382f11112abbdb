import { useState } from 'react';
import { useCollections } from '../hooks/use-collections.ts';
import { CollectionDetail } from './collection-detail.tsx';
import { CollectionList } from './collection-list.tsx';
import { LoadFailed, Loading } from './load-states.tsx';

/** What the side panel shows of collections: all of them, or one. */
export function CollectionsPanel({ onLeave }: { onLeave: () => void }) {
  const { collections, error, isFetching, reload } = useCollections();
  const [view, setView] = useState<{ openId: string | null; lastId: string | null }>({ openId: null, lastId: null });

  if (!collections) return error === null || isFetching ? <Loading /> : <LoadFailed error={error} onRetry={reload} />;

  const open = collections.find(({ id }) => id === view.openId);
  return (
    <>
      {error !== null && !isFetching && <LoadFailed error={error} onRetry={reload} isBrief />}
      {open ? (
        <CollectionDetail collection={open} onBack={() => setView({ openId: null, lastId: open.id })} onLeave={onLeave} />
      ) : (
        <CollectionList collections={collections} lastId={view.lastId} isFetching={isFetching} onOpen={(id) => setView({ openId: id, lastId: null })} onRefresh={reload} />
      )}
    </>
  );
}
