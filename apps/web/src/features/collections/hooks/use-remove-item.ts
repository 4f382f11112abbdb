import { useTranslations } from 'use-intl/react';
import { errorKey } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toasts.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { confirmRemoved, type EntityRef } from '../collections-cache.ts';
import { useSettle } from './use-settle.ts';

/** Takes an entity out of a collection; it goes at once, and comes back if the server refuses (COL-10). */
export function useRemoveItem(entity: EntityRef): { remove: (collectionId: string) => void } {
  const t = useTranslations('collections.toast');
  const { confirm, correct, settle } = useSettle();
  const { mutate } = trpc.collections.removeItem.useMutation({
    scope: { id: `${entity.type}:${entity.id}` },
    networkMode: 'always',
    onSuccess: async (_, { collectionId, entityType, entityId }) => {
      const item = { collection_id: collectionId, entity_type: entityType, entity_id: entityId };
      await confirm((collections) => confirmRemoved(collections, item, new Date().toISOString()));
      showToast({ kind: 'success', text: t('removed') });
    },
    onError: async (error) => {
      const isGone = errorKey(error) === 'item_not_found';
      showToast({ kind: 'error', text: t(isGone ? 'notFound' : 'removeFailed') });
      if (isGone) await correct();
    },
    onSettled: (_, error) => settle(error),
  });
  return { remove: (collectionId) => mutate({ collectionId, entityType: entity.type, entityId: entity.id }) };
}
