import { useTranslations } from 'use-intl/react';
import { useMakeChange } from '../changes/use-make-change.ts';
import { type SavedItem, markingOf, removalOf, type Reversible, taggingOf } from './tag-changes.ts';

/** Changes one or several items of one or several collections; the changes are shown at once and undone as one. */
export function useTagging() {
  const t = useTranslations('tagging');
  const collections = useTranslations('collections.toast');
  const { makeAll } = useMakeChange();
  const make = (reversible: Reversible, done: string) =>
    void (reversible.changes.length > 0 && makeAll(reversible, done));
  return {
    tag: (kept: readonly SavedItem[], add: string[], remove: string[]) =>
      make(taggingOf(kept, add, remove), t('changed')),
    mark: (kept: readonly SavedItem[], isFavorite: boolean) =>
      make(markingOf(kept, isFavorite), t(isFavorite ? 'marked' : 'unmarked')),
    remove: (kept: readonly SavedItem[]) => make(removalOf(kept), collections('removedMany', { count: kept.length })),
  };
}
