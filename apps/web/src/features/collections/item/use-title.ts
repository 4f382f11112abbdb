import { useTranslations } from 'use-intl/react';
import type { ListedItem } from '../changes/change.ts';
import type { CardState } from '../data/use-cards.ts';
import { pageTitle } from '../pages/page-words.ts';

/** Returns an item's title, or «deal: id» if it has no data (COL-08). */
export function useTitle(item: ListedItem, card: CardState): string {
  const t = useTranslations('collections.detail');
  switch (card.is) {
    case 'deal':
      return card.deal.title;
    case 'tool':
      return card.tool.name;
    case 'page':
      return pageTitle(card.page);
    default:
      return t('unnamed', { type: item.entity_type, id: item.entity_id });
  }
}
