import type { Collection } from '@onceware/api/collections/collections.contract';
import { IconLayoutGrid, IconList, IconRefresh, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { useCards } from '../hooks/use-cards.ts';
import { useViewMode } from '../hooks/use-view-mode.ts';
import { CollectionEntry } from './collection-entry.tsx';
import classes from './collection-list.module.css';
import { EmptyState } from './empty-state.tsx';
import { ToolButton } from './tool-button.tsx';

/** How many of a collection's items are shown beside its name. */
const PREVIEW = 4;

interface Props {
  collections: Collection[];
  /** The one that was open a moment ago gets the focus back. */
  lastId: string | null;
  isFetching: boolean;
  onOpen: (id: string) => void;
  onRefresh: () => void;
}

/** All collections: search, grid or list, refresh (COL-04). */
export function CollectionList({ collections, lastId, isFetching, onOpen, onRefresh }: Props) {
  const t = useTranslations('collections.list');
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const [mode, setMode] = useViewMode();
  const cardOf = useCards(useMemo(() => collections.flatMap(({ items }) => items.slice(0, PREVIEW)), [collections]));

  const wanted = query.trim().toLocaleLowerCase(locale);
  const found = collections.filter(({ name, description }) => `${name}\n${description}`.toLocaleLowerCase(locale).includes(wanted));
  // The first Escape empties the box, the next one closes the panel.
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    setQuery('');
  };
  return (
    <>
      <div className={classes.tools}>
        <div className={classes.search}>
          <IconSearch className={classes.icon} size={18} stroke={1.75} aria-hidden />
          <input className={classes.input} type="search" value={query} placeholder={t('search')} aria-label={t('search')} maxLength={100} onChange={(event) => setQuery(event.target.value)} onKeyDown={clear} />
        </div>
        <div className={classes.views} role="group" aria-label={t('view')}>
          <ToolButton label={t('list')} icon={IconList} aria-pressed={mode === 'list'} onClick={() => setMode('list')} />
          <ToolButton label={t('grid')} icon={IconLayoutGrid} aria-pressed={mode === 'grid'} onClick={() => setMode('grid')} />
        </div>
        <ToolButton label={t('refresh')} icon={IconRefresh} aria-busy={isFetching} onClick={onRefresh} />
      </div>
      {collections.length === 0 && <EmptyState title={t('none')} hint={t('noneHint')} action={t('refresh')} onAction={onRefresh} />}
      {collections.length > 0 && found.length === 0 && <EmptyState title={t('notFound')} hint={t('notFoundHint', { query: query.trim() })} action={t('clearSearch')} onAction={() => setQuery('')} />}
      {found.length > 0 && (
        <>
          <p className={classes.count} aria-live="polite">
            {t(wanted ? 'found' : 'count', { count: found.length })}
          </p>
          <ul className={classes.entries} data-mode={mode} aria-label={t('label')}>
            {found.map((collection) => (
              <li key={collection.id}>
                <CollectionEntry collection={collection} mode={mode} preview={collection.items.slice(0, PREVIEW).map(cardOf)} hasFocus={collection.id === lastId} onOpen={() => onOpen(collection.id)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
