import type { Collection } from '@onceware/api/collections/collections.contract';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type { CardState } from '../hooks/use-cards.ts';
import type { ViewMode } from '../hooks/use-view-mode.ts';
import classes from './collection-entry.module.css';
import { Dot } from './dot.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface Props {
  collection: Collection;
  mode: ViewMode;
  preview: CardState[];
  hasFocus: boolean;
  onOpen: () => void;
}

/** One collection in the list: its dot, name, number of items, and a glance at the first of them. */
export function CollectionEntry({ collection, mode, preview, hasFocus, onOpen }: Props) {
  const t = useTranslations('collections');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <button ref={button} type="button" className={classes.entry} data-mode={mode} onClick={onOpen}>
      <span className={classes.preview} aria-hidden="true">
        {preview.map((card, index) => (
          <Thumbnail key={index} card={card} size={mode === 'grid' ? 'cover' : 'logo'} />
        ))}
      </span>
      <span className={classes.head}>
        <Dot name={collection.name} />
        <span className={classes.name} dir="auto">
          {collection.name}
        </span>
      </span>
      <span className={classes.count}>{t('itemCount', { count: collection.items.length })}</span>
    </button>
  );
}
