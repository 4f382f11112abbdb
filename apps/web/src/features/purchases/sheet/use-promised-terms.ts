import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { trpc } from '#lib/api/trpc.ts';

/** Loads the terms that a purchase's deal promised, if it is of one. They never change. */
export const usePromisedTerms = ({ id, hasTerms }: Purchase) =>
  trpc.purchases.terms.useQuery({ id }, { enabled: hasTerms, staleTime: Number.POSITIVE_INFINITY });
