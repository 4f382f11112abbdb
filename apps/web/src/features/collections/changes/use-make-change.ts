import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { errorKey } from '#lib/api/api-error.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { useMake } from '#lib/changes/use-make.ts';
import type { Reversible } from '../tagging/tag-changes.ts';
import { keepFormDraft } from '../form/form-drafts.ts';
import type { Change } from './change.ts';
import { OrphanedChange } from './orphaned-change.ts';
import type { Answer } from './send-change.ts';
import { useChange } from './use-change.ts';

/** Makes a change and says how it ended. What was written and could not be saved waits as a draft for its form. */
export function useMakeChange() {
  const t = useTranslations('collections.toast');
  const sentence = useErrorSentence();
  const change = useChange();
  const makeAndSay = useMake();
  const queryClient = useQueryClient();

  /** Makes the change and reports it, with an undo for removals. Returns null when it failed. */
  const make = (wanted: Change, done?: string | ((answer: Answer) => string), undo?: Change) =>
    makeAndSay(() => change(wanted), {
      done,
      action: undo && undoing(undo),
      failed: (error) => failureOf(wanted, error),
    });
  /** Several as one, which are undone as one. */
  const makeAll = ({ changes, undo }: Reversible, done: string) =>
    makeAndSay(() => Promise.all(changes.map(change)), {
      done,
      action: { label: t('undo'), onAction: () => void makeAll({ changes: undo, undo: changes }, t('undone')) },
    });
  const undoing = (undo: Change) => ({ label: t('undo'), onAction: () => void make(undo, t('undone')) });
  const failureOf = (failed: Change, error: unknown): string | null => {
    // Reporting again is unnecessary: the failure to create its collection has already been shown.
    if (error instanceof OrphanedChange) return null;
    const { kind } = failed;
    const key = errorKey(error);
    if (keepFormDraft(queryClient, failed)) {
      const reason = sentence(error);
      return kind === 'create' ? t('notCreated', { reason, name: failed.input.name }) : t('notChanged', { reason });
    }
    if (kind === 'addItem' || kind === 'addUrl')
      return key === 'item_exists' ? t('exists') : key === 'collection_full' ? sentence(error) : t('addFailed');
    if (kind === 'removeItem' || kind === 'removeItems')
      return key === 'item_not_found' ? t('notFound') : t('removeFailed');
    return sentence(error);
  };

  return { make, makeAll, undoing };
}
