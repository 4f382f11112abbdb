import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { trpc } from '#lib/api/trpc.ts';

const MINUTE_MS = 60_000;
/** Time between two looks whether the copy of the page has come. */
const LOOK_MS = 2_000;

/** Loads the terms that a purchase's deal promised, if it is of one, those of now, and how far the copy of the page is. */
export const usePromisedTerms = ({ id, hasTerms }: Purchase) =>
  trpc.purchases.terms.useQuery(
    { id },
    {
      enabled: hasTerms,
      staleTime: MINUTE_MS,
      refetchInterval: ({ state }) => (state.data?.page?.state === 'waiting' ? LOOK_MS : false),
    },
  );
