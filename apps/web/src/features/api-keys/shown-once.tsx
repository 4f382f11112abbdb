import { Button } from '@onceware/ui/button/button';
import { TextField } from '@onceware/ui/field/text-field';
import { IconAlertTriangle, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '#lib/toasts/toasts.tsx';
import classes from './api-keys.module.css';

interface Props {
  title: ReactNode;
  /** Name of what is shown. */
  label: string;
  value: string;
  copied: string;
  notCopied: string;
  onDone: () => void;
}

/** A secret that was just made and is shown only now, until the reader confirms that it is copied. */
export function ShownOnce({ title, label, value, copied, notCopied, onDone }: Props) {
  const t = useTranslations('keys.made');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  // After the dialog that made it, which gives the focus back to its opener.
  useEffect(() => heading.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ kind: 'success', text: copied });
    } catch {
      showToast({ kind: 'error', text: notCopied });
    }
  };

  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 ref={heading} id={id} className={classes.newKeyTitle} tabIndex={-1}>
        {title}
      </h2>
      <p className={classes.warning}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
        {t('warning')}
      </p>
      <div className={classes.token}>
        <TextField
          label={label}
          isLabelHidden
          value={value}
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
