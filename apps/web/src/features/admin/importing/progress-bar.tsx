import { useTranslations } from 'use-intl/react';
import classes from './import-page.module.css';

/** @param total null while nobody knows it */
export function ProgressBar({ done, total }: { done: number; total: number | null }) {
  const t = useTranslations('adminImport.running');
  return (
    <progress
      className={classes.bar}
      aria-label={t('bar')}
      max={total ?? undefined}
      value={total === null ? undefined : done}
    />
  );
}
