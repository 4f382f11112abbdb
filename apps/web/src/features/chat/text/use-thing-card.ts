import type { DealCard, ToolCard } from '@onceware/api/catalog/catalog.contract';
import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Batches, batchesOf } from '#lib/api/batches.ts';
import { type ApiClient, trpc } from '#lib/api/trpc.ts';
import { keyOfThing, type NamedThing } from './named-things.ts';

/** Current catalogue data of a deal or a tool. `failed`: the request failed. */
export type ThingCard =
  | { is: 'deal'; deal: DealCard }
  | { is: 'tool'; tool: ToolCard }
  | { is: 'loading' | 'missing' | 'failed' };

/** Requests all cards that come into sight together in one call. */
const cardsOf = batchesOf(
  ({ catalog }: ApiClient) =>
    new Batches<NamedThing, ThingCard>(async (things) => {
      const slugs = (kind: NamedThing['kind']) => things.flatMap((thing) => (thing.kind === kind ? thing.slug : []));
      const { deals, tools } = await catalog.cards.query({ dealSlugs: slugs('deal'), toolSlugs: slugs('tool') });
      const found = new Map<string, ThingCard>();
      for (const deal of deals) found.set(keyOfThing({ kind: 'deal', slug: deal.slug }), { is: 'deal', deal });
      for (const tool of tools) found.set(keyOfThing({ kind: 'tool', slug: tool.slug }), { is: 'tool', tool });
      return (thing) => found.get(keyOfThing(thing)) ?? { is: 'missing' };
    }, catalogLimits.cardsMax),
);

/** Time for which today's price stays valid; ms. */
const FRESH_MS = 5 * 60_000;

/** A deal or a tool that a message names (LIVE-08). */
export function useThingCard(thing: NamedThing): ThingCard {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: ['named card', thing.kind, thing.slug],
    queryFn: () => cardsOf(queryClient, client).load(thing),
    staleTime: FRESH_MS,
  });
  return data ?? { is: isError ? 'failed' : 'loading' };
}
