import { useState } from 'react';
import { CollectionDetail } from './detail/collection-detail.tsx';
import { CollectionList } from './list/collection-list.tsx';
import { CollectionsFrame, type LoadedCollections } from './collections-frame.tsx';

/** Collections in the side panel: all of them, or one. */
export function CollectionsPanel({ onLeave }: { onLeave: () => void }) {
  return <CollectionsFrame>{(loaded) => <OneAtATime {...loaded} onLeave={onLeave} />}</CollectionsFrame>;
}

function OneAtATime({ collections, isFetching, reload, onLeave }: LoadedCollections & { onLeave: () => void }) {
  const [view, setView] = useState<{ openId: string | null; lastId: string | null }>({ openId: null, lastId: null });
  const open = collections.find(({ id }) => id === view.openId);
  const close = () => setView({ openId: null, lastId: view.openId });
  return open ? (
    <CollectionDetail key={open.id} collection={open} collections={collections} onBack={close} onLeave={onLeave} />
  ) : (
    <CollectionList
      collections={collections}
      openId={null}
      lastId={view.lastId}
      isFetching={isFetching}
      onOpen={(id) => setView({ openId: id, lastId: null })}
      onRefresh={reload}
      onLeave={onLeave}
    />
  );
}
