import { Button } from '@onceware/ui/button/button';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import classes from './import-page.module.css';
import type { Progress, Run } from './use-catalog-import.ts';

/** How far an import is. The focus comes here, for the form that had it is gone. */
export function ImportProgress({ run, onStop }: { run: Run; onStop: () => void }) {
  const t = useTranslations('adminImport.running');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { progress } = run;
  return (
    <section className={classes.run}>
      <h2 ref={heading} className={classes.heading} tabIndex={-1}>
        {t('title')} <bdi className={classes.fileName}>{run.fileName}</bdi>
      </h2>
      <progress
        className={classes.bar}
        aria-label={t('bar')}
        max={progress.total ?? undefined}
        value={progress.total === null ? undefined : progress.done}
      />
      <p className={classes.count}>
        <ProgressText progress={progress} />
      </p>
      <p className={classes.hint}>{t('stay')}</p>
      <Button onClick={onStop}>{t('cancel')}</Button>
    </section>
  );
}

function ProgressText({ progress: { step, done, total } }: { progress: Progress }) {
  const t = useTranslations('adminImport.running');
  const format = useFormat();
  switch (step) {
    case 'sent':
      return total !== null && done >= total
        ? t('received')
        : t('sent', { percent: format.percent(total === null ? 0 : (100 * done) / total) });
    case 'read':
      return t('read', { rows: done });
    case 'written':
      return t('written', { rows: done, total: total ?? done });
  }
}
