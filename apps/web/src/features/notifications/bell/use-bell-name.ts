import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import type { UnreadTotal } from '../data/use-unread.ts';

/** The bell's name for screen readers, with how many are unread. */
export function useBellName(): (unread: UnreadTotal | undefined) => string {
  const t = useTranslations('bell');
  const { number } = useFormat();
  return (unread) => {
    if (!unread || unread.count === 0) return t('name');
    return unread.isMore ? t('manyUnread', { count: number(unread.count) }) : t('unread', { count: unread.count });
  };
}
