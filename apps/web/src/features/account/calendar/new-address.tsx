import { Button } from '@onceware/ui/button/button';
import { TextField } from '@onceware/ui/field/text-field';
import { IconAlertTriangle, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '#lib/toasts/toasts.tsx';
import classes from './calendar-section.module.css';

/** An address that was just made, which is shown only now. */
export function NewAddress({ url }: { url: string }) {
  const t = useTranslations('security.calendar');
  const note = useRef<HTMLParagraphElement>(null);

  // After the dialog that made it, which gives the focus back to its opener.
  useEffect(() => note.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', text: t('copied') });
    } catch {
      showToast({ kind: 'error', text: t('notCopied') });
    }
  };
  return (
    <div className={classes.made}>
      <p ref={note} className={classes.warning} tabIndex={-1}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
        {t('onlyNow')}
      </p>
      <div className={classes.address}>
        <TextField
          label={t('address')}
          isLabelHidden
          value={url}
          readOnly
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="primary" onClick={() => void copy()}>
          <IconCopy size={18} stroke={1.75} aria-hidden />
          {t('copy')}
        </Button>
      </div>
      {/* Programs of calendars take this scheme for a subscription. */}
      <a className="text-14" href={url.replace(/^https?:/, 'webcal:')}>
        {t('open')}
      </a>
    </div>
  );
}
