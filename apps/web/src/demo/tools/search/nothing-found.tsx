import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { EmptyState } from '../empty-state.tsx';

/** A search without results, with a link to continue. */
export function NothingFound({ query, action }: { query: string; action: ReactNode }) {
  const t = useTranslations('demoTools.search');
  return (
    <EmptyState
      icon={IconSearchOff}
      title={query ? t('nothingFor', { query }) : t('nothing')}
      hint={t('nothingHint')}
      action={action}
    />
  );
}
