import type { Entity } from '@onceware/api/collections/collections.contract';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { Button } from '@onceware/ui/button/button';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { inOrderOf } from '../dnd/gap.ts';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import { useSavedCounts } from '../save/use-saved-counts.ts';
import classes from './move-dialog.module.css';
import { MoveChoice } from './move-choice.tsx';
import { MoveToNew } from './move-to-new.tsx';

/** More than that are found by name. */
const SEARCH_FROM = 8;

interface Props {
  collection: ListedCollection;
  collections: ListedCollection[];
  /** Items to move. */
  entities: Entity[];
  onClose: () => void;
  onMoved?: () => void;
}

/** Asks to which other collection items go; one press moves them (COL-11, COL-16). */
export function MoveDialog({ collection, collections, entities, onClose, onMoved }: Props) {
  const t = useTranslations('arranging.move');
  const locale = useLocale();
  const { create, moveItems } = useCollectionChanges();
  const countIn = useSavedCounts(entities);
  const [query, setQuery] = useState('');
  const [isNaming, setIsNaming] = useState(false);
  const others = collections.filter(({ id }) => id !== collection.id);
  const wanted = query.trim().toLocaleLowerCase(locale);
  const isSearched = others.length > SEARCH_FROM;
  const found = others.filter(({ name }) => name.toLocaleLowerCase(locale).includes(wanted));

  const moveTo = (to: ListedCollection) => {
    onClose();
    onMoved?.();
    void moveItems(collection, to, [{ after: null, entities: inOrderOf(collection.items, entities) }]);
  };
  const moveToNew = (name: string) => moveTo({ ...collection, id: create({ name }), name, item_count: 0, items: [] });
  return (
    <Dialog isOpen onClose={onClose} size="sm" title={t('title', { count: entities.length })} closeLabel={t('close')}>
      <div className="stack gap-3">
        {isSearched && (
          <input
            className={classes.search}
            type="search"
            data-autofocus
            value={query}
            placeholder={t('search')}
            aria-label={t('search')}
            autoComplete="off"
            maxLength={100}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        )}
        <div className={isSearched ? classes.found : undefined}>
          {found.length > 0 && (
            <ul className={classes.choices} aria-label={t('choices')}>
              {found.map((other, index) => (
                <li key={other.id}>
                  <MoveChoice
                    collection={other}
                    total={entities.length}
                    count={countIn(other.id)}
                    hasFocus={index === 0 && !isSearched}
                    onChoose={() => moveTo(other)}
                  />
                </li>
              ))}
            </ul>
          )}
          <p className="text-14 quiet" role="status">
            {others.length > 0 && found.length === 0 && t('nothing')}
          </p>
        </div>
        {isNaming ? (
          <MoveToNew
            firstName={found.length === 0 ? query.trim() : ''}
            onCreate={moveToNew}
            onBack={() => setIsNaming(false)}
          />
        ) : (
          <Button onClick={() => setIsNaming(true)}>
            <IconPlus size={18} stroke={1.75} aria-hidden />
            {t('newCollection')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
