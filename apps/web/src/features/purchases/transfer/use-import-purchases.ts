import type { ImportPurchasesReport } from '@onceware/api/purchases/purchases.contract';
import { purchaseLimits } from '@onceware/api/purchases/purchases.limits';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { useFormat } from '#i18n/format.ts';
import { trpc } from '#lib/api/trpc.ts';
import { FileProblemError, readCsv, type Row } from './read-csv.ts';

const MEGABYTE = 1024 * 1024;

export type ImportStep =
  | { at: 'choose' }
  | { at: 'preview'; rows: Row[]; report: ImportPurchasesReport }
  | { at: 'done'; report: ImportPurchasesReport };

/** From a file to a report, step by step. Given up before `run`, it has changed nothing. */
export function useImportPurchases() {
  const t = useTranslations('purchases.import.problem');
  const format = useFormat();
  const locale = useLocale();
  const sentence = useErrorSentence();
  const utils = trpc.useUtils();
  const [step, setStep] = useState<ImportStep>({ at: 'choose' });
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const limits = {
    megabytes: format.number(purchaseLimits.importBytesMax / MEGABYTE),
    max: format.number(purchaseLimits.purchasesMax),
  };

  const attempt = async (work: () => Promise<ImportStep>) => {
    setIsBusy(true);
    setProblem(null);
    try {
      setStep(await work());
    } catch (error) {
      setProblem(error instanceof FileProblemError ? t(error.problem, limits) : sentence(error));
    }
    setIsBusy(false);
  };
  return {
    step,
    isBusy,
    problem,
    choose: (file: File) =>
      attempt(async () => {
        const rows = await readCsv(file, locale);
        return { at: 'preview', rows, report: await utils.client.purchases.import.mutate({ rows, isPreview: true }) };
      }),
    run: (rows: Row[]) =>
      attempt(async () => {
        // Whatever came of it, also when its answer was lost.
        const report = await utils.client.purchases.import.mutate({ rows, isPreview: false }).finally(() => {
          void utils.purchases.list.invalidate();
          void utils.account.profile.invalidate();
        });
        return { at: 'done', report };
      }),
    back: () => {
      setProblem(null);
      setStep({ at: 'choose' });
    },
  };
}
