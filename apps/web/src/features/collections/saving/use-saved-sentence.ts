import type { SaveOutcome } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import { useLocale, useTranslations } from 'use-intl/react';

/** Says what saving a page again did; null for a page that was nowhere before (KEEP-03). */
export function useSavedSentence(): (saved: SaveOutcome) => string | null {
  const t = useTranslations('savedAgain');
  const locale = useLocale();
  return (saved) => {
    if (saved.already_in.length === 0) return null;
    const isolated = (name: string) => `\u2068${name}\u2069`;
    const added = [
      ...(saved.added_to ? [t('addedTo', { name: isolated(saved.added_to.name) })] : []),
      ...(saved.tags_added.length > 0 ? [t('tags', { count: saved.tags_added.length })] : []),
      ...(saved.note_added ? [t('note')] : []),
      ...(saved.favorite_added ? [t('favorite')] : []),
      ...(saved.title_kept ? [t('title')] : []),
    ];
    return t('again', {
      names: new Intl.ListFormat(locale).format(saved.already_in.map(({ name }) => isolated(name))),
      added: added.length > 0 ? new Intl.ListFormat(locale, { style: 'narrow' }).format(added) : t('nothing'),
    });
  };
}
