import type { ImportPurchasesReport } from '@onceware/api/purchases/purchases.contract';
import { purchaseLimits } from '@onceware/api/purchases/purchases.limits';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { useFormat } from '#i18n/format.ts';
import { trpc } from '#lib/api/trpc.ts';
import { readersLocale } from '#lib/files/read-day.ts';
import { FileProblemError, type PurchasesFile, readCsv, type Said } from './read-csv.ts';

const MEGABYTE = 1024 * 1024;

export type ImportStep =
  | { at: 'choose' }
  | { at: 'preview'; chosen: File; said: Said; file: PurchasesFile; report: ImportPurchasesReport }
  | { at: 'done'; report: ImportPurchasesReport };

/**
 * From a file to a report, step by step. Given up before `run`, it has changed nothing.
 *
 * @param currency most likely that of a file that names none
 */
export function useImportPurchases(currency: string) {
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
  const preview = (chosen: File, said: Said) =>
    attempt(async () => {
      const file = await readCsv(chosen, locale, said, readersLocale(locale));
      const report = await utils.client.purchases.import.mutate({ rows: file.rows, isPreview: true });
      return { at: 'preview', chosen, said, file, report };
    });
  return {
    step,
    isBusy,
    problem,
    choose: (chosen: File) => preview(chosen, { currency, dayOrder: null }),
    /** Reads the chosen file again, with the member's choices. */
    say: (more: Partial<Said>) => {
      if (step.at === 'preview') void preview(step.chosen, { ...step.said, ...more });
    },
    run: ({ rows }: PurchasesFile) =>
      attempt(async () => {
        // Refreshes after success and failure alike, because the response may have been lost.
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
