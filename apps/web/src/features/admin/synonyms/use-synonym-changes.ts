import type { SynonymGroup } from '@onceware/api/catalog/synonyms/synonyms.contract';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork, type Work } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';

/** Saves a group, or takes one out, which can be undone. */
export function useSynonymChanges() {
  const t = useTranslations('adminSynonyms');
  const { change, isPending } = useWork(getQueryKey(trpc.admin.catalog.synonyms));
  const makeAndSay = useMake();
  const save =
    (group: SynonymGroup): Work =>
    ({ admin }) =>
      admin.catalog.saveSynonyms.mutate(group);
  const make = (work: Work, done: string, undo?: Work) => {
    const action = undo && { label: t('undo'), onAction: () => make(undo, t('undone')) };
    void makeAndSay(() => change(work), { done, action });
  };
  return {
    isPending,
    save: (group: SynonymGroup) => change(save(group)),
    remove: (group: SynonymGroup) =>
      make(
        ({ admin }) => admin.catalog.removeSynonyms.mutate({ id: group.id }),
        t('removed', { first: group.terms[0] ?? '' }),
        save(group),
      ),
  };
}
