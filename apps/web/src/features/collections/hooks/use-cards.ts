import type { DealCard, ToolCard } from '@onceware/api/catalog/catalog.contract';
import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import type { CollectionItem } from '@onceware/api/collections/collections.contract';
import { useMemo } from 'react';
import { trpc } from '../../../lib/trpc.ts';

/** What the catalogue says of an item: its data, that there is none (`missing`), or nothing yet (`loading`). */
export type CardState = { is: 'deal'; deal: DealCard } | { is: 'tool'; tool: ToolCard } | { is: 'loading' } | { is: 'missing' };

type CardRef = Pick<CollectionItem, 'entity_type' | 'entity_id'>;

const key = (type: string, id: string) => `${type}:${id}`;

/** Each once and sorted, so that the order of items does not make it another question; in parts that the server takes. */
function inParts(items: readonly CardRef[]): CardRef[][] {
  const unique = new Map(items.map((item) => [key(item.entity_type, item.entity_id), item]));
  const sorted = [...unique].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
  const { cardsMax } = catalogLimits;
  return Array.from({ length: Math.ceil(sorted.length / cardsMax) }, (_, part) => sorted.slice(part * cardsMax, (part + 1) * cardsMax));
}

const idsOf = (items: CardRef[], type: CardRef['entity_type']) => items.filter((item) => item.entity_type === type).map((item) => item.entity_id);

/** The deals and tools behind items, in one call for each hundred (COL-08). */
export function useCards(items: readonly CardRef[]): (item: CardRef) => CardState {
  const parts = useMemo(() => inParts(items), [items]);
  const answers = trpc.useQueries((t) =>
    parts.map((part) =>
      t.catalog.cards(
        { dealIds: idsOf(part, 'deal'), toolIds: idsOf(part, 'tool') },
        // What was known stays while an added item's data comes.
        { staleTime: 5 * 60_000, networkMode: 'always', placeholderData: (known) => known },
      ),
    ),
  );

  const cards = new Map<string, CardState>();
  for (const { data } of answers) {
    for (const deal of data?.deals ?? []) cards.set(key('deal', deal.id), { is: 'deal', deal });
    for (const tool of data?.tools ?? []) cards.set(key('tool', tool.id), { is: 'tool', tool });
  }
  const isLoading = answers.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData);
  return (item) => cards.get(key(item.entity_type, item.entity_id)) ?? (isLoading ? { is: 'loading' } : { is: 'missing' });
}
