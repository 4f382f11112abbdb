import type { DealCard, ToolCard } from '@onceware/api/catalog/catalog.contract';
import type { Page } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import type { CollectionItem } from '@onceware/api/collections/collections.contract';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type ApiClient, trpc } from '#lib/api/trpc.ts';
import { Batches, batchesOf } from '#lib/api/batches.ts';
import { keyOfItem } from '../changes/change.ts';
import { usePages } from '../pages/use-pages.ts';

/** State of an item's card: its data, no data (`missing`), or not loaded yet (`loading`). */
export type CardState =
  | { is: 'deal'; deal: DealCard }
  | { is: 'tool'; tool: ToolCard }
  | { is: 'page'; page: Page }
  | { is: 'loading' }
  | { is: 'missing' };

type CardRef = Pick<CollectionItem, 'entity_type' | 'entity_id'>;

const LOADING: CardState = { is: 'loading' };
const MISSING: CardState = { is: 'missing' };

/** Batches everything requested at the same moment into one request. */
const cardsOf = batchesOf(
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

/** The deals, tools and pages behind those items that are in sight; each is known by itself, and many are asked for at once (COL-08). */
export function useCards(items: readonly CardRef[]): (item: CardRef) => CardState {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const refs = [...new Map(items.map((item) => [keyOfItem(item), item])).values()];
  const wanted = refs.filter((ref) => ref.entity_type !== 'page');
  const answers = useQueries({
    queries: wanted.map((item) => ({
      queryKey: ['card', item.entity_type, item.entity_id],
      queryFn: () => cardsOf(queryClient, client).load(item),
      staleTime: 5 * 60_000,
      networkMode: 'always' as const,
    })),
  });
  const pageOf = usePages(refs.flatMap((ref) => (ref.entity_type === 'page' ? ref.entity_id : [])));
  const states = new Map(wanted.map((item, index) => [keyOfItem(item), stateOf(answers[index])]));
  return (item) => {
    if (item.entity_type !== 'page') return states.get(keyOfItem(item)) ?? LOADING;
    const page = pageOf(item.entity_id);
    return page ? { is: 'page', page } : page === null ? MISSING : LOADING;
  };
}

/** Treats data that could not be read like missing data: the item is named by type and id in both cases. */
function stateOf(answer: { data: CardState | undefined; isPending: boolean } | undefined): CardState {
  return answer?.data ?? (answer?.isPending === false ? MISSING : LOADING);
}
