import type { SharedItem } from '@onceware/api/collections/collections.contract';
import type { ReactNode } from 'react';
import classes from './sharing.module.css';
import { SharedNote } from './shared-note.tsx';

/** Covers of the first rows are on the first screen. */
const FIRST = 4;

function idOf(item: SharedItem): string {
  if (item.entity_type === 'page') return item.page.id;
  return item.entity_type === 'deal' ? item.deal.id : item.tool.id;
}

/** The catalogue's cards, each with the owner's note below it where notes are shown. */
export function SharedGrid({
  items,
  renderCard,
}: {
  items: readonly SharedItem[];
  renderCard: (item: SharedItem, isFirst: boolean) => ReactNode;
}) {
  return (
    <ul className={classes.grid}>
      {items.map((item, index) => (
        <li key={idOf(item)} className={classes.cell}>
          {renderCard(item, index < FIRST)}
          {item.notes && <SharedNote text={item.notes} />}
        </li>
      ))}
    </ul>
  );
}
