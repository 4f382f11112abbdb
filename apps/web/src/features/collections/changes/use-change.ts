import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useChange as useChangeOf } from '#lib/changes/use-change.ts';
import { applyChange } from './apply-change.ts';
import { applyToSaved } from './apply-to-saved.ts';
import { type Change, keyOfEntity } from './change.ts';
import { PARTS, writeConfirmed } from './collections-cache.ts';
import { isOrphaned, OrphanedChange } from './orphaned-change.ts';
import { pageKey } from '../pages/page-query.ts';
import { CHANGES, setApplyFunctions } from './pending-changes.ts';
import { type Answer, sendChange } from './send-change.ts';

setApplyFunctions(applyChange, applyToSaved);

/** Carries out a change of collections: it shows at once, and goes again if the server refuses. Offline it waits. */
export function useChange(): (change: Change) => Promise<Answer> {
  const t = useTranslations('collections.status');
  const queryClient = useQueryClient();
  const { change } = useChangeOf<Change, Answer>({
    key: CHANGES,
    data: PARTS,
    send: async (client, wanted, isRepeated) => {
      if (isOrphaned(queryClient, wanted)) throw new OrphanedChange();
      return sendChange(client, wanted, isRepeated);
    },
    confirm: (_client, wanted, answer) => {
      writeConfirmed(queryClient, confirmedBy(answer, wanted), answer.item?.added_at ?? new Date().toISOString());
      if (answer.page) queryClient.setQueryData(pageKey(answer.page.id), answer.page);
    },
    waiting: { offline: t('savedOffline'), noAnswer: t('noAnswer') },
  });
  return change;
}

/** The change as it was made: with what only the server knew. */
function confirmedBy({ share, page, stayed = [] }: Answer, change: Change): Change {
  if (change.kind === 'share' && share) return { ...change, share };
  if (change.kind === 'addUrl' && page) return { ...change, input: { ...change.input, pageId: page.id } };
  if (change.kind !== 'moveItems' || stayed.length === 0) return change;
  const stays = new Set(stayed.map(keyOfEntity));
  const runs = change.input.runs.map((run) => ({
    ...run,
    entities: run.entities.filter((entity) => !stays.has(keyOfEntity(entity))),
  }));
  return { ...change, input: { ...change.input, runs: runs.filter(({ entities }) => entities.length > 0) } };
}
