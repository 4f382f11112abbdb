import { Button } from '@onceware/ui/button/button';
import { TextField } from '@onceware/ui/field/text-field';
import { IconAlertTriangle, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '#lib/toasts/toasts.tsx';
import classes from './api-keys.module.css';

const isolated = (text: ReactNode) => <bdi>{text}</bdi>;

/** A new key, which is shown only now, until the reader confirms that it is copied. */
export function NewKey({ name, token, onDone }: { name: string; token: string; onDone: () => void }) {
  const t = useTranslations('keys.made');
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);

  // After the dialog that made it, which gives the focus back to its opener.
  useEffect(() => title.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      showToast({ kind: 'success', text: t('copied') });
    } catch {
      showToast({ kind: 'error', text: t('notCopied') });
    }
  };

  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 ref={title} id={id} className={classes.newKeyTitle} tabIndex={-1}>
        {t.rich('title', { name, key: isolated })}
      </h2>
      <p className={classes.warning}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
        {t('warning')}
      </p>
      <div className={classes.token}>
        <TextField
          label={t('token')}
          isLabelHidden
          value={token}
          readOnly
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="primary" className={classes.copy} onClick={() => void copy()}>
          <IconCopy size={18} stroke={1.75} aria-hidden />
          {t('copy')}
        </Button>
      </div>
      <Button onClick={onDone}>{t('done')}</Button>
    </section>
  );
}
