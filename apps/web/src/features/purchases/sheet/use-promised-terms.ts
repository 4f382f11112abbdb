import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { trpc } from '#lib/api/trpc.ts';

/** What the deal of a purchase promised, if it is of one. It never changes. */
export const usePromisedTerms = ({ id, hasTerms }: Purchase) =>
  trpc.purchases.terms.useQuery({ id }, { enabled: hasTerms, staleTime: Number.POSITIVE_INFINITY });
