import { Button } from '@onceware/ui/button/button';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './coupon.module.css';

/** The code that takes the price down at the seller's, with a button that copies it. */
export function Coupon({ code }: { code: string }) {
  const t = useTranslations('deal');
  const text = useRef<HTMLElement>(null);
  const [said, setSaid] = useState<'copied' | 'copyMarked' | null>(null);
  const copy = async () => setSaid((await isCopied(code, text.current)) ? 'copied' : 'copyMarked');
  const Icon = said === 'copied' ? IconCheck : IconCopy;
  return (
    <div className="stack gap-1">
      <p className={classes.label}>{t('coupon')}</p>
      <p className={classes.row}>
        <code ref={text} className={classes.code} dir="ltr">
          {code}
        </code>
        <Button className={classes.copy} onClick={() => void copy()}>
          <Icon size={18} stroke={1.75} aria-hidden />
          {t(said === 'copied' ? 'copied' : 'copy')}
        </Button>
      </p>
      <p className={said === 'copyMarked' ? classes.note : 'sr-only'} role="status">
        {said && t(said)}
      </p>
    </div>
  );
}

/**
 * Copies the code. Without clipboard access the selected text may still be copied; if not, the reader finds it
 * selected.
 */
async function isCopied(code: string, text: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    if (text) getSelection()?.selectAllChildren(text);
    // oxlint-disable-next-line typescript/no-deprecated -- the only way that needs no permission
    return document.execCommand?.('copy') ?? false;
  }
}
