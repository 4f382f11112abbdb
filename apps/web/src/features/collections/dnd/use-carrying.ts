import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import { type Drag, type DragSource, isSameTarget, type Target } from './drag.ts';
import { inOrderOf, placeIn, stepFrom } from './gap.ts';

const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };
const isSideways = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight';

/** State of dragged items, by pointer or keyboard: their position, its meaning, and the announcement. */
export function useCarrying(collections: readonly ListedCollection[]) {
  const t = useTranslations('arranging.drag');
  const { moveItems } = useCollectionChanges();
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, say] = useState('');
  const from = collections.find(({ id }) => id === drag?.collectionId);
  const others = collections.filter(({ id }) => id !== drag?.collectionId);

  const lift = (source: DragSource, isByKeyboard: boolean) => {
    setDrag({ ...source, isByKeyboard, target: null });
    say(t('lifted', { count: source.entities.length, title: source.title }));
  };
  const placeOf = (target: Target | null) =>
    drag && from && target?.over === 'item' ? placeIn(from.items, drag.entities, target) : null;
  const aim = (target: Target | null) => {
    if (!drag || !from || isSameTarget(drag.target, target)) return;
    setDrag({ ...drag, target });
    const place = placeOf(target);
    if (place) say(t('position', { position: place.position, total: from.item_count }));
    else if (target?.over === 'collection')
      say(t('collection', { name: collections.find(({ id }) => id === target.id)?.name ?? '' }));
    else say(t('nowhere'));
  };
  const aimAtCollection = (index: number) => {
    const other = others[Math.min(Math.max(index, 0), others.length - 1)];
    if (other) aim({ over: 'collection', id: other.id });
  };

  const steer = (key: string): boolean => {
    const steps = STEPS[key];
    if (!drag || !from || (steps === undefined && !isSideways(key))) return false;
    const { target, entities, canReorder } = drag;
    if (target?.over === 'collection') {
      if (steps !== undefined) aimAtCollection(others.findIndex(({ id }) => id === target.id) + steps);
      else if (canReorder) aim(null);
    } else if (steps === undefined || !canReorder) {
      aimAtCollection(0);
    } else {
      const gap = stepFrom(from.items, entities, target, steps);
      if (gap) aim({ over: 'item', ...gap });
    }
    return true;
  };

  const cancel = () => {
    setDrag(null);
    say(t('cancelled'));
  };
  const drop = () => {
    if (!drag || !from) return;
    const { target, entities } = drag;
    const place = placeOf(target);
    const to = target?.over === 'collection' ? others.find(({ id }) => id === target.id) : undefined;
    if (!to && !place?.isElsewhere) return cancel();
    setDrag(null);
    if (place) {
      const moved = t('moved', {
        count: place.run.entities.length,
        title: drag.title,
        position: place.position,
        total: from.item_count,
      });
      void moveItems(from, from, [place.run]).then((isDone) => isDone && say(moved));
    }
    // A toast says the rest.
    if (to) void moveItems(from, to, [{ after: null, entities: inOrderOf(from.items, entities) }]);
  };
  return { drag, said, lift, aim, steer, drop, cancel };
}
