import { useTranslations } from 'use-intl/react';
import { Thumbnail } from '../pieces/thumbnail.tsx';
import type { Drag } from './drag.ts';
import classes from './dnd.module.css';

/** What hangs on the pointer: the item, or how many there are. */
export function DragPreview({ drag: { card, title, entities } }: { drag: Drag }) {
  const t = useTranslations('arranging.drag');
  const isOne = entities.length === 1;
  return (
    <div className={classes.preview} data-many={!isOne || undefined}>
      <Thumbnail card={card} size="item" />
      <span className={classes.title} dir="auto">
        {isOne ? title : t('items', { count: entities.length })}
      </span>
    </div>
  );
}
