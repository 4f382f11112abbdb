import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import type { ApiClient } from '#lib/api/trpc.ts';
import { Batches, batchesOf } from './batches.ts';
import { keyOfItem } from '../changes/change.ts';
import type { CardRef, CardState } from './use-cards.ts';

/** The data of deals and tools. */
export const cardsOf = batchesOf(
  ({ catalog }: ApiClient) =>
    new Batches<CardRef, CardState>(async (refs) => {
      const ids = (type: CardRef['entity_type']) =>
        refs.flatMap((ref) => (ref.entity_type === type ? ref.entity_id : []));
      const { deals, tools } = await catalog.cards.query({ dealIds: ids('deal'), toolIds: ids('tool') });
      const found = new Map<string, CardState>();
      for (const deal of deals) found.set(keyOfItem({ entity_type: 'deal', entity_id: deal.id }), { is: 'deal', deal });
      for (const tool of tools) found.set(keyOfItem({ entity_type: 'tool', entity_id: tool.id }), { is: 'tool', tool });
      return (ref) => found.get(keyOfItem(ref)) ?? { is: 'missing' };
    }, catalogLimits.cardsMax),
);
