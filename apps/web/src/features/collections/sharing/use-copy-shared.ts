import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { v7 as uuidv7 } from 'uuid';
import { cancelReads, rereadQueries } from '#lib/changes/reads.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { paths } from '#lib/paths.ts';
import { isWorthRetrying } from '#lib/api/query-client.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { inOrder } from '../changes/change.ts';
import { PARTS, writeList } from '../changes/collections-cache.ts';

/** Makes an own collection of what a link shows, and says how it ended. */
export function useCopyShared(token: string): { copy: () => void; isCopying: boolean } {
  const t = useTranslations('sharing.page');
  const sentence = useErrorSentence();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  // Kept until the copy is there, so that another attempt after a lost answer does not make a second one.
  const [id, setId] = useState(() => uuidv7());
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // Creates the default collections first for a member who has none, so that they come before the copy.
      await utils.client.collections.ensureDefaults.mutate();
      return utils.client.collections.copyShared.mutate({ token, id });
    },
    retry: isWorthRetrying,
    onSuccess: async ({ collection }) => {
      setId(uuidv7());
      await cancelReads(queryClient, PARTS);
      writeList(queryClient, (heads) => inOrder([...heads.filter((one) => one.id !== collection.id), collection]));
      void rereadQueries(queryClient, PARTS);
      showToast({
        kind: 'success',
        text: t('copied', { name: collection.name }),
        action: { label: t('openCopy'), onAction: () => void navigate(paths.account.collections) },
      });
    },
    onError: (error) => showToast({ kind: 'error', text: sentence(error) }),
  });
  return { copy: () => mutate(), isCopying: isPending };
}
