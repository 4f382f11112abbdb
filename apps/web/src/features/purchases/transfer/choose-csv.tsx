import { buttonClass } from '@onceware/ui/button/button';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFileZone } from '#lib/form/use-file-zone.ts';
import classes from './import-dialog.module.css';
import { SAMPLE_IMPORT } from './sample-import.ts';

/** A file is chosen; how it has to look stands below. */
export function ChooseCsv({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
  const t = useTranslations('purchases.import');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { onChange } = useFileZone(onChoose);
  return (
    <>
      <div className={classes.file}>
        <input
          ref={input}
          id={id}
          className="sr-only"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={isBusy}
          aria-describedby={`${id}-note`}
          onChange={onChange}
        />
        <label htmlFor={id} className={`${buttonClass({ variant: 'primary' })} ${classes.button}`}>
          {t('choose')}
        </label>
        <p id={`${id}-note`} className={classes.note}>
          {t('safe')}
        </p>
      </div>
      <div>
        <p className={classes.note}>{t('columns')}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and so must be reachable by key */}
        <pre className={classes.sample} dir="ltr" lang="en" tabIndex={0} aria-label={t('sample')}>
          {SAMPLE_IMPORT}
        </pre>
        <p className={classes.note}>{t('rules')}</p>
      </div>
    </>
  );
}
