import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { Dot } from '../pieces/dot.tsx';
import classes from './move-dialog.module.css';

interface Props {
  collection: ListedCollection;
  /** Number of items to move. */
  total: number;
  /** How many of these it has; null where that is not known. */
  count: number | null;
  hasFocus: boolean;
  onChoose: () => void;
}

/** A collection that items can move to, unless it has all of them. */
export function MoveChoice({ collection, total, count, hasFocus, onChoose }: Props) {
  const t = useTranslations('arranging.move');
  return (
    <button
      type="button"
      className={classes.choice}
      disabled={count === total}
      data-autofocus={hasFocus || undefined}
      onClick={onChoose}
    >
      <Dot name={collection.name} />
      <span className="flex-1 min-w-0 truncate" dir="auto">
        {collection.name}
      </span>
      {count !== null && count > 0 && (
        <span className="flex-none text-12 quiet">
          {count === total ? t('allAlreadyThere', { count: total }) : t('someAlreadyThere', { count, total })}
        </span>
      )}
    </button>
  );
}
