import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { Collection } from '@onceware/api/collections/collections.contract';
import { errorKey } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';

/** What every change of collections does with its answer. */
export function useSettle() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const { load } = utils.collections;
  return {
    /** Puts what the server confirmed into the cache; a refetch that left before the change must not arrive after it. */
    confirm: async (change: (collections: Collection[]) => Collection[]) => {
      await load.cancel();
      load.setData(undefined, (data) => data && { collections: change(data.collections) });
    },
    /** The server knows better than the cache: what is on the screen stays until the truth is there. */
    correct: () => load.invalidate(),
    /** After the last of several changes everything is read again; before that it would only be read in vain. */
    settle: (error: unknown) => {
      if (errorKey(error) === 'unauthenticated') void utils.auth.session.invalidate();
      if (queryClient.isMutating({ mutationKey: getQueryKey(trpc.collections) }) === 1) void load.invalidate();
    },
  };
}
