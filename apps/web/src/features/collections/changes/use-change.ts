import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { isTimedOut } from '#lib/api/answer-limit.ts';
import { errorKey, isUnreached } from '#lib/api/api-error.ts';
import { preloadToasts, showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { applyChange } from './apply-change.ts';
import { applyToSaved } from './apply-to-saved.ts';
import type { Change } from './change.ts';
import { cancelReading, readAnew, writeConfirmed } from './collections-cache.ts';
import { confirmedBy } from './confirmed-by.ts';
import { isOrphan, Orphaned } from './orphan.ts';
import { CHANGES, showChangesBy } from './pending-changes.ts';
import { type Answer, sendChange } from './send-change.ts';
import { guardUnsent } from './unsent-guard.ts';

showChangesBy(applyChange, applyToSaved);

/** Further attempts to reach the server that cannot be reached, over about half a minute; offline they wait. */
const ATTEMPTS = 6;
/** One that is not answered has waited long already. */
const UNANSWERED_ATTEMPTS = 3;
const delay = (failures: number) => Math.min(1000 * 2 ** failures, 10_000);

/** The server knows better than the cache: what is on the screen stays until the truth is there. */
const DISAGREE = new Set(['item_exists', 'item_not_found', 'not_found']);

/**
 * Carries out a change of collections: it shows at once, and goes again if the server refuses. Changes reach the server
 * one after the other; offline they wait and are sent when the connection is back.
 */
export function useChange(): (change: Change) => Promise<Answer> {
  const t = useTranslations('collections.status');
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation<Answer, unknown, Change>({
    mutationKey: CHANGES,
    scope: { id: CHANGES.join() },
    mutationFn: async (change) => {
      if (isOrphan(queryClient, change)) throw new Orphaned();
      const mutation = queryClient
        .getMutationCache()
        .find({ mutationKey: CHANGES, predicate: ({ state }) => state.variables === change });
      return sendChange(utils.client, change, (mutation?.state.failureCount ?? 0) > 0);
    },
    retry: (failures, error) => {
      if (error instanceof Orphaned || !isUnreached(error)) return false;
      // Where the change was made, the line that says so may not be in sight.
      if (failures === 0 && isTimedOut(error)) showToast({ kind: 'error', text: t('noAnswer') });
      return failures < (isTimedOut(error) ? UNANSWERED_ATTEMPTS : ATTEMPTS);
    },
    retryDelay: delay,
    onSuccess: async (answer, change) => {
      // A reload that left before the change must not arrive after it.
      await cancelReading(queryClient);
      const at = answer.item?.added_at ?? new Date().toISOString();
      writeConfirmed(queryClient, confirmedBy(answer, change), at);
    },
    onError: async (error) => {
      const key = errorKey(error);
      if (key && DISAGREE.has(key)) await readAnew(queryClient);
    },
    // After the last of several changes everything is read again; before that it would only be read in vain.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: CHANGES }) === 1) void readAnew(queryClient);
    },
  });
  // What says that there is no connection cannot be fetched without one.
  useEffect(preloadToasts, []);
  return (change) => {
    if (!onlineManager.isOnline()) showToast({ kind: 'error', text: t('keptOffline') });
    const work = mutateAsync(change);
    guardUnsent(work);
    return work;
  };
}
