import { Button } from '@onceware/ui/button/button';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './sharing.module.css';

type Outcome = 'copied' | 'notCopied';

/** The address in a field, to be copied. */
export function ShareLink({ url }: { url: string }) {
  const t = useTranslations('sharing.dialog');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const Icon = outcome === 'copied' ? IconCheck : IconCopy;

  const copy = async () => setOutcome((await copyText(url, field.current)) ? 'copied' : 'notCopied');

  return (
    <div className="stack one-column gap-1">
      <label className="text-14 weight-560" htmlFor={id}>
        {t('link')}
      </label>
      <div className="row gap-2">
        <input
          ref={field}
          id={id}
          className={classes.field}
          type="url"
          value={url}
          readOnly
          dir="ltr"
          onFocus={(event) => event.target.select()}
        />
        <Button variant="primary" data-first onClick={() => void copy()}>
          <Icon size={18} stroke={1.75} aria-hidden />
          {t('copy')}
        </Button>
      </div>
      <p className={classes.outcome} role="status">
        {outcome && t(outcome)}
      </p>
    </div>
  );
}

/** Whether it could be copied. Without a clipboard, as on pages that are not secure, what is marked in `field` is. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}
