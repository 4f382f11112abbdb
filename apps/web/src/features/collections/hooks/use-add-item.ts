import { useTranslations } from 'use-intl/react';
import { errorKey } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toasts.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { confirmAdded, type EntityRef } from '../collections-cache.ts';
import { useSettle } from './use-settle.ts';

/** Adds an entity to a collection; it shows at once, and goes again if the server refuses (COL-09). */
export function useAddItem(entity: EntityRef): { add: (collectionId: string) => void } {
  const t = useTranslations('collections.toast');
  const { confirm, correct, settle } = useSettle();
  const { mutate } = trpc.collections.addItem.useMutation({
    // Changes of one entity reach the server in the order of the clicks, those of different ones at the same time.
    scope: { id: `${entity.type}:${entity.id}` },
    networkMode: 'always',
    onSuccess: async ({ item }) => {
      await confirm((collections) => confirmAdded(collections, item));
      showToast({ kind: 'success', text: t('added') });
    },
    onError: async (error) => {
      const isThere = errorKey(error) === 'item_exists';
      showToast({ kind: 'error', text: t(isThere ? 'exists' : 'addFailed') });
      if (isThere) await correct();
    },
    onSettled: (_, error) => settle(error),
  });
  return { add: (collectionId) => mutate({ collectionId, entityType: entity.type, entityId: entity.id }) };
}
