import type { Entity, ListedCollection } from '@onceware/api/collections/collections.contract';
import { useTranslations } from 'use-intl/react';
import { Dot } from '../components/dot.tsx';
import { holds } from '../holds.ts';
import classes from './move-dialog.module.css';

interface Props {
  collection: ListedCollection;
  entities: Entity[];
  hasFocus: boolean;
  onChoose: () => void;
}

/** A collection that items can move to, unless it has all of them. */
export function MoveChoice({ collection, entities, hasFocus, onChoose }: Props) {
  const t = useTranslations('arranging.move');
  const total = entities.length;
  const count = entities.filter(({ entityType, entityId }) => holds(collection, { type: entityType, id: entityId })).length;
  return (
    <button type="button" className={classes.choice} disabled={count === total} data-autofocus={hasFocus || undefined} onClick={onChoose}>
      <Dot name={collection.name} />
      <span className={classes.name} dir="auto">
        {collection.name}
      </span>
      {count > 0 && <span className={classes.there}>{count === total ? t('allThere', { count: total }) : t('someThere', { count, total })}</span>}
    </button>
  );
}
