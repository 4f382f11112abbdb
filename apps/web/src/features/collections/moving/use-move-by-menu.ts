import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { entityOf, type ListedCollection, type ListedItem } from '../changes/change.ts';
import type { Destination } from '../item/item-menu.tsx';
import { placeIn, stepFrom } from '../dnd/gap.ts';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';

const STEPS: Record<Destination, number> = { top: -Infinity, up: -1, down: 1, bottom: Infinity };

/** Moves an item within its collection without dragging, and announces its new position. */
export function useMoveByMenu(collection: ListedCollection, scrollTo: (index: number) => void) {
  const t = useTranslations('arranging');
  const { moveItems } = useCollectionChanges();
  const [said, say] = useState('');
  const moveByMenu = (item: ListedItem, to: Destination) => {
    const { items } = collection;
    const entities = [entityOf(item)];
    const gap = stepFrom(items, entities, null, STEPS[to]);
    const place = gap && placeIn(items, entities, gap);
    if (!place) return;
    void moveItems(collection, collection, [place.run]).then(
      (isDone) => isDone && say(t('movedTo', { position: place.position, total: collection.item_count })),
    );
    // The reader who sorts things to the ends stays where they are.
    if (to === 'up' || to === 'down') scrollTo(place.position - 1);
  };
  return { said, moveByMenu };
}
