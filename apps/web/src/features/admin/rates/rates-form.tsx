import { RATES_TEXT_MAX } from '@onceware/api/catalog/rates/rates.limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { errorBody } from '#lib/api/api-error.ts';
import { trpc } from '#lib/api/trpc.ts';
import { FileZone } from '#lib/form/file-zone.tsx';

/** Takes the rates by which prices of several currencies are compared, from a file of the ECB's (CAT-05). */
export function RatesForm() {
  const t = useTranslations('adminRates');
  const format = useFormat();
  const sentence = useErrorSentence();
  const utils = trpc.useUtils();
  const { data: now } = trpc.catalog.currencies.useQuery();
  const [tooLarge, setTooLarge] = useState(false);
  const { mutate, data, error, isPending } = trpc.admin.catalog.importRates.useMutation({
    onSuccess: () => utils.catalog.currencies.invalidate(),
  });
  const choose = async (file: File) => {
    const isTooLarge = file.size > RATES_TEXT_MAX;
    setTooLarge(isTooLarge);
    if (!isTooLarge) mutate({ text: await file.text() });
  };
  const failure =
    error && [sentence(error), ...(errorBody(error)?.issues ?? []).map(({ message }) => message)].join(' ');
  const problem = tooLarge ? t('tooLarge') : failure;
  return (
    <section className="stack gap-4 mt-8" aria-labelledby="rates">
      <h2 id="rates" className="text-20">
        {t('title')}
      </h2>
      {now && (
        <p className="measure quiet">
          {now.ratesOf === null ? t('none') : t(now.isOld ? 'old' : 'of', { day: format.date(now.ratesOf) })}
        </p>
      )}
      <FileZone
        accept=".xml,.csv,application/xml,text/xml,text/csv"
        button={t('choose')}
        variant="default"
        isBusy={isPending}
        kinds={t('kinds')}
        {...(problem && { problem })}
        onChoose={(file) => void choose(file)}
      />
      <p role="status">
        {data && !error && !tooLarge && t('done', { currencies: data.currencies, changed: data.changed })}
      </p>
    </section>
  );
}
