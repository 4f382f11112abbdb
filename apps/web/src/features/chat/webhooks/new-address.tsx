import { Button } from '@onceware/ui/button/button';
import { TextField } from '@onceware/ui/field/text-field';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '#lib/toasts/toasts.tsx';
import classes from './connections.module.css';

/** The address of a webhook that was just made: the only time that it can be seen. */
export function NewAddress({ name, url, onDone }: { name: string; url: string; onDone: () => void }) {
  const t = useTranslations('chatConnections.made');
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => showToast({ kind: 'success', text: t('copied') }),
      () => showToast({ kind: 'error', text: t('notCopied') }),
    );
  return (
    <section className={classes.made} aria-labelledby={id}>
      <h4 ref={title} id={id} className={classes.name} tabIndex={-1}>
        {t('title', { name })}
      </h4>
      <p className={classes.warning}>{t('warning')}</p>
      <TextField
        label={t('address')}
        value={url}
        readOnly
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="row wrap gap-2">
        <Button variant="primary" onClick={copy}>
          {t('copy')}
        </Button>
        <Button onClick={onDone}>{t('done')}</Button>
      </div>
    </section>
  );
}
