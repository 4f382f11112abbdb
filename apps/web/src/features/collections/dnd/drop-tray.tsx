import { useDndContext } from '@dnd-kit/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { Dot } from '../pieces/dot.tsx';
import type { Drag } from './drag.ts';
import classes from './drop-tray.module.css';
import { useDrop } from './use-drop.ts';

/** The other collections to drop on, at the bottom, where no list of them is in sight. */
export function DropTray({ drag, collections }: { drag: Drag; collections: ListedCollection[] }) {
  const t = useTranslations('arranging.drag');
  const { droppableContainers } = useDndContext();
  const [isListed] = useState(() =>
    droppableContainers
      .toArray()
      .some(({ id, node }) => String(id).startsWith('list:') && node.current?.checkVisibility()),
  );
  const others = collections.filter(({ id }) => id !== drag.collectionId);
  if (isListed || others.length === 0) return null;
  return (
    <div className={classes.tray}>
      <p className="mb-2 text-12 quiet">{t('tray')}</p>
      <ul className={classes.collections}>
        {others.map((collection) => (
          <Place key={collection.id} collection={collection} />
        ))}
      </ul>
    </div>
  );
}

function Place({ collection: { id, name } }: { collection: ListedCollection }) {
  const { ref, isOver } = useDrop('tray', id);
  return (
    <li ref={ref} className={classes.collection} data-over={isOver || undefined}>
      <Dot name={name} />
      <span className="truncate" dir="auto">
        {name}
      </span>
    </li>
  );
}
