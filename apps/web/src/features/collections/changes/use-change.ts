import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useChange as useChangeOf } from '#lib/changes/use-change.ts';
import { applyChange } from './apply-change.ts';
import { applyToSaved } from './apply-to-saved.ts';
import type { Change } from './change.ts';
import { PARTS, writeConfirmed } from './collections-cache.ts';
import { confirmedBy } from './confirmed-by.ts';
import { isOrphan, Orphaned } from './orphan.ts';
import { CHANGES, showChangesBy } from './pending-changes.ts';
import { type Answer, sendChange } from './send-change.ts';

showChangesBy(applyChange, applyToSaved);

/** Carries out a change of collections: it shows at once, and goes again if the server refuses. Offline it waits. */
export function useChange(): (change: Change) => Promise<Answer> {
  const t = useTranslations('collections.status');
  const queryClient = useQueryClient();
  const { change } = useChangeOf<Change, Answer>({
    key: CHANGES,
    data: PARTS,
    send: async (client, wanted, isRepeated) => {
      if (isOrphan(queryClient, wanted)) throw new Orphaned();
      return sendChange(client, wanted, isRepeated);
    },
    confirm: (_client, wanted, answer) =>
      writeConfirmed(queryClient, confirmedBy(answer, wanted), answer.item?.added_at ?? new Date().toISOString()),
    waiting: { offline: t('keptOffline'), noAnswer: t('noAnswer') },
  });
  return change;
}
