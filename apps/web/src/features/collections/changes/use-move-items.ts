import type { Entity } from '@onceware/api/collections/collections.contract';
import { useTranslations } from 'use-intl/react';
import type { Inputs } from '#lib/api/trpc.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { runsOf } from './apply-change.ts';
import { entityOf, keyOfEntity, keyOfItem, type ListedCollection } from './change.ts';
import { useMakeChange } from './use-make-change.ts';

const keysOf = (entities: readonly Entity[]) => new Set(entities.map(keyOfEntity));

export type Runs = Inputs['collections']['moveItems']['runs'];

/** Moves items to another collection or within one; what the other has already stays where it is. Answers whether it was done. */
export function useMoveItems() {
  const t = useTranslations('collections.toast');
  const { make, undoing } = useMakeChange();
  return async (from: ListedCollection, to: ListedCollection, runs: Runs): Promise<boolean> => {
    if (from.id === to.id)
      return (
        (await make({ kind: 'moveItems', input: { fromCollectionId: from.id, toCollectionId: to.id, runs } })) !== null
      );
    const isGoing = keysOf(runs.flatMap((run) => run.entities));
    const moved = from.items.filter((item) => isGoing.has(keyOfItem(item)));
    const answer = await make({
      kind: 'moveItems',
      input: { fromCollectionId: from.id, toCollectionId: to.id, runs, skipsExisting: true },
    });
    if (!answer) return false;
    const stayed = keysOf(answer.stayed ?? []);
    const gone = moved.filter((item) => !stayed.has(keyOfItem(item)));
    if (gone.length === 0) {
      showToast({ kind: 'error', text: t('exists') });
      return false;
    }
    const text = t('moved', { count: gone.length, name: to.name });
    const back = { fromCollectionId: to.id, toCollectionId: from.id, runs: runsOf(from.items, gone.map(entityOf)) };
    showToast({
      kind: 'success',
      text: stayed.size > 0 ? t('movedSome', { moved: text, count: stayed.size }) : text,
      action: undoing({ kind: 'moveItems', input: back, moved: gone }),
    });
    return true;
  };
}
