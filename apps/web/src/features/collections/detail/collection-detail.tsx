import { Button } from '@onceware/ui/button/button';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { useItemPages } from '../data/use-item-pages.ts';
import { DetailHead } from './detail-head.tsx';
import classes from './detail.module.css';
import { ItemsToolbar } from './items-toolbar.tsx';
import { ItemList } from '../items/item-list.tsx';
import { addItems } from '../pieces/dialogs.ts';
import { EmptyState } from '../pieces/empty-state.tsx';
import { LoadFailed, Loading } from '../pieces/load-states.tsx';
import { useWhenLoaded } from '#lib/use-when-loaded.ts';
import { useArrangedItems } from './use-arranged-items.ts';

/** Number of items above which sorting and filtering are offered. */
const FEW = 3;

interface Props {
  collection: ListedCollection;
  /** All of them: items can be moved there. */
  collections: ListedCollection[];
  /** Absent when the list of collections is shown beside it. */
  onBack?: () => void;
  /** The reader goes to a page. */
  onLeave: () => void;
}

/** One collection with its items (COL-05). Its `key` is the collection's id: filter and focus are those of one. */
export function CollectionDetail({ collection, collections, onBack, onLeave }: Props) {
  const t = useTranslations('collections.detail');
  const count = collection.item_count;
  const { isReady, error, reload } = useItemPages(collection.id);
  const back = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const whenLoaded = useWhenLoaded();

  useEffect(() => back.current?.focus(), []);
  // The row that had the focus has gone, and the focus with it; or the button that opened the dialog.
  const before = useRef({ count, isAdding });
  useEffect(() => {
    const isGone = count < before.current.count || (before.current.isAdding && !isAdding);
    before.current = { count, isAdding };
    if (isGone && document.activeElement === document.body) heading.current?.focus();
  }, [count, isAdding]);

  return (
    <>
      <div className={classes.head}>
        {onBack && (
          <button ref={back} type="button" className={classes.back} onClick={onBack}>
            {t('back')}
          </button>
        )}
        <DetailHead collection={collection} heading={heading} onDeleted={() => onBack?.()} />
      </div>
      {error !== null && <LoadFailed error={error} onRetry={reload} isBrief={isReady} />}
      {!isReady ? (
        error === null && <Loading />
      ) : count === 0 ? (
        <EmptyState
          title={t('empty')}
          hint={t('emptyHint')}
          action={t('addFirst')}
          onAction={() => whenLoaded(addItems.preload(), () => setIsAdding(true))}
        />
      ) : (
        <Items collection={collection} collections={collections} onLeave={onLeave} />
      )}
      <Suspense>
        {isAdding && <addItems.Component collection={collection} onClose={() => setIsAdding(false)} />}
      </Suspense>
    </>
  );
}

function Items({ collection, collections, onLeave }: Pick<Props, 'collection' | 'collections' | 'onLeave'>) {
  const t = useTranslations('collectionItems.toolbar');
  const detail = useTranslations('collections.detail');
  const { arrangement, shown, isFiltered, isLoading, hasFailed, reload, setSort, setFilter, clearFilter } =
    useArrangedItems(collection);
  const box = useRef<HTMLInputElement>(null);
  // It stays, also when few are left: the focus may be in it.
  const [hasToolbar, setHasToolbar] = useState(false);
  if (!hasToolbar && (collection.item_count > FEW || arrangement.sort !== 'manual')) setHasToolbar(true);

  // Both buttons go when they have been pressed.
  const press = (act: () => void) => () => {
    box.current?.focus();
    act();
  };
  return (
    <>
      {hasToolbar && (
        <ItemsToolbar
          box={box}
          arrangement={arrangement}
          foundCount={isFiltered && !isLoading ? shown.length : null}
          onSort={setSort}
          onFilter={setFilter}
        />
      )}
      {hasFailed && <FactsFailed onRetry={press(reload)} />}
      {isLoading ? (
        <Loading />
      ) : shown.length === 0 ? (
        <EmptyState title={t('none')} hint={t('noneHint')} action={t('clear')} onAction={press(clearFilter)} />
      ) : (
        <ItemList
          collection={collection}
          collections={collections}
          items={shown}
          isManual={arrangement.sort === 'manual' && !isFiltered}
          label={detail('items', { name: collection.name })}
          onLeave={onLeave}
        />
      )}
    </>
  );
}

/** Notice that the items are loaded, but not the data for sorting and filtering. */
function FactsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('collectionItems.toolbar');
  const load = useTranslations('collections.load');
  return (
    <div className={classes.failed} role="alert">
      <p>{t('factsFailed')}</p>
      <Button onClick={onRetry}>{load('tryAgain')}</Button>
    </div>
  );
}
