import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import classes from './purchase-form.module.css';

/** In the place of the codes' field until somebody asks to see them: the rest can be changed without. */
export function SavedCodes({ id, count, onShow }: { id: string; count: number; onShow: (codes: string[]) => void }) {
  const t = useTranslations('purchases');
  const sentence = useErrorSentence();
  const reveal = trpc.purchases.reveal.useMutation({
    networkMode: 'always',
    gcTime: 0,
    onSuccess: ({ licenceCodes }) => onShow(licenceCodes),
  });
  return (
    <div className="stack gap-1">
      <p className="text-14 weight-560">{t('fields.licenceCodes')}</p>
      <div className={classes.savedRow}>
        <p className="text-14 quiet">{t('form.savedCodes', { count })}</p>
        <Button isBusy={reveal.isPending} onClick={() => reveal.mutate({ id })}>
          {t('form.changeCodes')}
        </Button>
      </div>
      {reveal.error && (
        <p className="text-14 danger" role="alert">
          {sentence(reveal.error)}
        </p>
      )}
    </div>
  );
}
