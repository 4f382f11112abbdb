import { IconLink, IconStarFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { useCollectionDrop } from '../dnd/items-drag.tsx';
import type { CardState } from '../data/use-cards.ts';
import type { ViewMode } from './use-view-mode.ts';
import classes from './collection-entry.module.css';
import { CollectionMenuButton } from '../detail/collection-menu.tsx';
import { Dot } from '../pieces/dot.tsx';
import { Thumbnail } from '../pieces/thumbnail.tsx';

interface Props {
  collection: ListedCollection;
  mode: ViewMode;
  preview: CardState[];
  /** It is open beside the list. */
  isOpen: boolean;
  hasFocus: boolean;
  onOpen: () => void;
  onDeleted: () => void;
}

/** One collection in the list: its dot, name, number of items, and a glance at the first of them. Items can be dropped on it. */
export function CollectionEntry({ collection, mode, preview, isOpen, hasFocus, onOpen, onDeleted }: Props) {
  const t = useTranslations('collections');
  const button = useRef<HTMLButtonElement>(null);
  const { ref, isOver, canDrop } = useCollectionDrop(collection.id);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <li
      ref={ref}
      className={classes.entry}
      data-mode={mode}
      data-open={isOpen || undefined}
      data-over={(isOver && canDrop) || undefined}
    >
      <button ref={button} type="button" className={classes.button} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className={classes.preview} aria-hidden="true">
          {preview.map((card, index) => (
            <Thumbnail key={index} card={card} size={mode === 'grid' ? 'cover' : 'logo'} />
          ))}
        </span>
        <span className={classes.head}>
          <Dot name={collection.name} />
          <span className="text-14 weight-560 truncate" dir="auto">
            {collection.name}
          </span>
          <Marks collection={collection} />
        </span>
        <span className={classes.count}>{t('itemCount', { count: collection.item_count })}</span>
      </button>
      <CollectionMenuButton className={classes.menu} collection={collection} onDeleted={onDeleted} />
    </li>
  );
}

function Marks({ collection }: { collection: ListedCollection }) {
  const t = useTranslations('managing.list');
  return (
    <>
      {collection.is_favorite && (
        <>
          <IconStarFilled className={classes.star} size={14} aria-hidden />
          <span className="sr-only">{t('isFavorite')}</span>
        </>
      )}
      {collection.share && (
        <>
          <IconLink className={classes.shared} size={16} stroke={1.75} aria-hidden />
          <span className="sr-only">{t('isShared')}</span>
        </>
      )}
    </>
  );
}
