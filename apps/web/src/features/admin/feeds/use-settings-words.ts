import type { ImportColumn } from '@onceware/api/supply/import/import.limits';
import { useTranslations } from 'use-intl/react';
import type { FieldWords } from '#lib/versions/field-changes.tsx';
import type { Settings } from './settings.ts';

/** How a feed's settings and what they are set to are called, for comparing versions. */
export function useSettingsWords(): FieldWords<Settings, keyof Settings> {
  const t = useTranslations('adminFeeds');
  const sayColumn = (settings: Settings, column: ImportColumn): string => {
    const source = settings[column];
    if (!source) return t('notTaken');
    return 'field' in source ? source.field : `${t('always')}\n${source.always}`;
  };
  return {
    nameOf: (field) => (field === 'whenGone' ? t('whenGone') : field === 'everyHours' ? t('run') : field),
    say: (settings, field) => {
      if (field === 'whenGone') return t(`gone.${settings.whenGone}`);
      if (field !== 'everyHours') return sayColumn(settings, field);
      return settings.everyHours === null ? t('byHand') : t('every', { hours: settings.everyHours });
    },
  };
}
