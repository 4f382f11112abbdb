import { useTranslations } from 'use-intl/react';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A room's slow mode in words. */
export function useWait(): (seconds: number) => string {
  const t = useTranslations('adminModeration.wait');
  return (seconds) => {
    if (seconds === 0) return t('none');
    if (seconds % HOUR === 0) return t('hours', { count: seconds / HOUR });
    if (seconds % MINUTE === 0) return t('minutes', { count: seconds / MINUTE });
    return t('seconds', { count: seconds });
  };
}
