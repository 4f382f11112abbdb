import { Button } from '@onceware/ui/button/button';
import { SearchBox } from '@onceware/ui/search-box/search-box';
import { IconLayoutGrid, IconList, IconPlus, IconRefresh } from '@tabler/icons-react';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { collectionForm } from '../pieces/dialogs.ts';
import { ToolButton } from '../pieces/tool-button.tsx';
import { useWhenLoaded } from '#lib/use-when-loaded.ts';
import classes from './collection-list.module.css';
import { ListMenuButton } from './list-menu.tsx';
import type { ViewMode } from './use-view-mode.ts';

interface Props {
  collections: ListedCollection[];
  query: string;
  onQuery: (query: string) => void;
  mode: ViewMode;
  onMode: (mode: ViewMode) => void;
  /** Number of collections in the list below, in words. */
  count: string;
  isFetching: boolean;
  onCreated: (id: string) => void;
  onRefresh: () => void;
  onLeave?: () => void;
}

/** Above the list: search, refresh, what else can be done, a new collection, grid or list. */
export function ListTools({ collections, query, onQuery, mode, onMode, count, ...rest }: Props) {
  const { isFetching, onCreated, onRefresh, onLeave } = rest;
  const t = useTranslations('collections.list');
  // The first Escape empties the box, the next one closes the panel.
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    onQuery('');
  };
  return (
    <div className={classes.tools}>
      <div className="row items-center gap-1">
        <SearchBox
          className={classes.search}
          label={t('search')}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={clear}
        />
        <ToolButton label={t('refresh')} icon={IconRefresh} aria-busy={isFetching} onClick={onRefresh} />
        <ListMenuButton collections={collections} onLeave={onLeave} />
      </div>
      <div className="row items-center gap-1">
        <NewCollectionButton onCreated={onCreated} />
        <div className="row ms-auto" role="group" aria-label={t('view')}>
          <ToolButton label={t('list')} icon={IconList} aria-pressed={mode === 'list'} onClick={() => onMode('list')} />
          <ToolButton
            label={t('grid')}
            icon={IconLayoutGrid}
            aria-pressed={mode === 'grid'}
            onClick={() => onMode('grid')}
          />
        </div>
      </div>
      <p className="text-12 num quiet" aria-live="polite">
        {count}
      </p>
    </div>
  );
}

/** Asks for a name, and makes a collection of it. */
function NewCollectionButton({ onCreated }: { onCreated: (id: string) => void }) {
  const t = useTranslations('managing');
  const [isAsking, setIsAsking] = useState(false);
  const whenLoaded = useWhenLoaded();
  return (
    <>
      <Button onClick={() => whenLoaded(collectionForm.preload(), () => setIsAsking(true))}>
        <IconPlus size={18} stroke={1.75} aria-hidden />
        {t('newCollection')}
      </Button>
      <Suspense>
        {isAsking && <collectionForm.Component onCreated={onCreated} onClose={() => setIsAsking(false)} />}
      </Suspense>
    </>
  );
}
