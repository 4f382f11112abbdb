import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import classes from '../frames/notice.module.css';
import type { LastChange } from './versions-dialog.tsx';

/** Notice that somebody else has changed the same, with a button to compare. */
export function OutdatedNotice({ change, onCompare }: { change: LastChange; onCompare: () => void }) {
  const t = useTranslations('catalogFields.draft');
  return (
    <div className={classes.notice} role="alert">
      <p>
        <bdi>{change?.by?.name ?? t('somebody')}</bdi> {t('outdated')}
      </p>
      <Button onClick={onCompare}>{t('compare')}</Button>
    </div>
  );
}
