import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { Button, IconButton } from '@onceware/ui/button/button';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import classes from './purchase-sheet.module.css';

/** Hidden until they are asked for, and forgotten with the sheet. */
export function LicenceCodes({ purchase: { id, codeCount } }: { purchase: Purchase }) {
  const t = useTranslations('purchases.codes');
  const sentence = useErrorSentence();
  const reveal = trpc.purchases.reveal.useMutation({ networkMode: 'always', gcTime: 0 });
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const codes = reveal.data?.licenceCodes;

  const copy = (code: string) => {
    setSaid(null);
    copyText(code).then(
      () => setSaid('copied'),
      () => setSaid('notCopied'),
    );
  };
  const hide = () => {
    setSaid(null);
    reveal.reset();
  };
  return (
    <section>
      <div className="row wrap items-center justify-between gap-2">
        <h3 className="text-16 tracking-0">{t('title')}</h3>
        {codeCount > 0 &&
          (codes ? (
            <Button onClick={hide}>{t('hide')}</Button>
          ) : (
            <Button isBusy={reveal.isPending} onClick={() => reveal.mutate({ id })}>
              {t('show', { count: codeCount })}
            </Button>
          ))}
      </div>
      {codeCount === 0 && <p className="text-14 quiet">{t('none')}</p>}
      {codeCount > 0 && !codes && <p className="text-14 quiet">{t('hidden')}</p>}
      {codes && (
        <ul className="mt-2 line-above">
          {codes.map((code, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same code may stand there twice
            <li key={index} className={classes.code}>
              <code dir="ltr">{code}</code>
              <IconButton aria-label={t('copy', { number: index + 1 })} onClick={() => copy(code)}>
                <IconCopy size={18} stroke={1.75} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {reveal.error && (
        <p className="text-14 danger" role="alert">
          {sentence(reveal.error)}
        </p>
      )}
      <p className="text-14 quiet" role="status">
        {said && t(said)}
      </p>
    </section>
  );
}

/** On pages that are not secure there is no clipboard at all. */
const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
