import { buttonClass } from '@onceware/ui/button/button';
import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './transfer.module.css';

const ACCEPTED = '.json,.csv,.tsv,.html,.htm,.txt,application/json,text/csv,text/html,text/plain';

/** A file is chosen or dropped. What cannot be imported is found out by reading it. */
export function ChooseFile({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
  const t = useTranslations('transfer.choose');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => input.current?.focus(), []);

  const take = (file: File | undefined) => {
    if (file && !isBusy) onChoose(file);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files?.[0]);
    // So that the same file can be chosen again after it was corrected.
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    // Else the browser would leave for the file.
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };

  return (
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p className={classes.drop}>{t('drop')}</p>
      <input
        ref={input}
        id={id}
        className="sr-only"
        type="file"
        accept={ACCEPTED}
        disabled={isBusy}
        aria-describedby={`${id}-kinds`}
        onChange={change}
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
