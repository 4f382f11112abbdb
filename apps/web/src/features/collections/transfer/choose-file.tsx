import { buttonClass } from '@onceware/ui/button/button';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFileZone } from '#lib/form/use-file-zone.ts';
import classes from './transfer.module.css';

const ACCEPTED = '.json,.csv,.tsv,.html,.htm,.txt,application/json,text/csv,text/html,text/plain';

/** A file is chosen or dropped. What cannot be imported is found out by reading it. */
export function ChooseFile({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
  const t = useTranslations('transfer.choose');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { zone, onChange } = useFileZone((file) => !isBusy && onChoose(file));

  return (
    <div className={classes.zone} {...zone}>
      <p className={classes.drop}>{t('drop')}</p>
      <input
        ref={input}
        id={id}
        className="sr-only"
        type="file"
        accept={ACCEPTED}
        disabled={isBusy}
        aria-describedby={`${id}-kinds`}
        onChange={onChange}
      />
      <label
        className={`${buttonClass({ variant: 'primary' })} ${classes.button}`}
        htmlFor={id}
        data-disabled={isBusy || undefined}
      >
        {t('button')}
      </label>
      <p id={`${id}-kinds`} className={classes.kinds}>
        {t('kinds')}
      </p>
      <p className={classes.kinds}>{t('safe')}</p>
    </div>
  );
}
