import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { CollectionEntry } from './collection-entry.tsx';
import classes from './collection-list.module.css';
import { useCards } from '../data/use-cards.ts';
import { ListTools } from './list-tools.tsx';
import { EmptyState } from '../pieces/empty-state.tsx';
import { useViewMode } from './use-view-mode.ts';

const { firstItems } = collectionLimits;

interface Props {
  collections: ListedCollection[];
  /** The one that is open beside the list. */
  openId: string | null;
  /** The one that was open a moment ago gets the focus back. */
  lastId: string | null;
  isFetching: boolean;
  onOpen: (id: string) => void;
  onDeleted?: (id: string) => void;
  onRefresh: () => void;
  /** The reader goes to a page; absent where the list is one. */
  onLeave?: () => void;
}

/** All collections, favourites first: search, grid or list, refresh (COL-04), and making another (COL-15). */
export function CollectionList({
  collections,
  openId,
  lastId,
  isFetching,
  onOpen,
  onDeleted,
  onRefresh,
  onLeave,
}: Props) {
  const t = useTranslations('collections.list');
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const [mode, setMode] = useViewMode();
  const cardOf = useCards(useMemo(() => collections.flatMap(({ items }) => items.slice(0, firstItems)), [collections]));

  const wanted = query.trim().toLocaleLowerCase(locale);
  const found = collections.filter(({ name, description }) =>
    `${name}\n${description}`.toLocaleLowerCase(locale).includes(wanted),
  );
  const entries = useHeldFocus(found.map(({ id }) => id).join(), lastId !== null);
  const openNew = (id: string) => {
    setQuery('');
    onOpen(id);
  };
  return (
    <>
      <ListTools
        collections={collections}
        query={query}
        onQuery={setQuery}
        mode={mode}
        onMode={setMode}
        count={found.length > 0 ? t(wanted ? 'found' : 'count', { count: found.length }) : ''}
        isFetching={isFetching}
        onCreated={openNew}
        onRefresh={onRefresh}
        onLeave={onLeave}
      />
      {collections.length === 0 && (
        <EmptyState title={t('none')} hint={t('noneHint')} action={t('refresh')} onAction={onRefresh} />
      )}
      {collections.length > 0 && found.length === 0 && (
        <EmptyState
          title={t('notFound')}
          hint={t('notFoundHint', { query: query.trim() })}
          action={t('clearSearch')}
          onAction={() => setQuery('')}
        />
      )}
      {found.length > 0 && (
        <ul ref={entries} className={classes.entries} data-mode={mode} aria-label={t('label')} tabIndex={-1}>
          {found.map((collection) => (
            <CollectionEntry
              key={collection.id}
              collection={collection}
              mode={mode}
              preview={collection.items.slice(0, firstItems).map(cardOf)}
              isOpen={collection.id === openId}
              hasFocus={collection.id === lastId}
              onOpen={() => onOpen(collection.id)}
              onDeleted={() => onDeleted?.(collection.id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * Keeps the focus in a list whose entries move or go: the browser drops it then. It stays on its element, or goes to the
 * list when that is gone. `order` changes with the entries. Who comes back to the list, `isBack`, brings the focus along.
 */
function useHeldFocus(order: string, isBack: boolean): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && list.current?.contains(target)) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (document.activeElement !== document.body || !(last.current || isBack)) return;
    (last.current?.isConnected ? last.current : list.current)?.focus({ preventScroll: true });
  }, [order, isBack]);
  return list;
}
