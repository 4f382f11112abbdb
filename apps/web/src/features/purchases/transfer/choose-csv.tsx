import { useTranslations } from 'use-intl/react';
import { FileZone } from '#lib/form/file-zone.tsx';
import classes from './import-dialog.module.css';
import { SAMPLE_IMPORT } from './sample-import.ts';

/** Chooses a file; its format is described below. */
export function ChooseCsv({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
  const t = useTranslations('purchases.import');
  return (
    <>
      <FileZone
        accept=".csv,.tsv,.txt,text/csv"
        button={t('choose')}
        isBusy={isBusy}
        hasFocus
        kinds={t('safe')}
        onChoose={onChoose}
      />
      <div>
        <p className="text-14 quiet">{t('columns')}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and so must be reachable by key */}
        <pre className={classes.sample} dir="ltr" lang="en" tabIndex={0} aria-label={t('sample')}>
          {SAMPLE_IMPORT}
        </pre>
        <p className="text-14 quiet">{t('rules')}</p>
      </div>
    </>
  );
}
