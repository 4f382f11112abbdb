import type { ImportReport } from '@onceware/api/collections/collections.contract';
import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { preloadToasts, showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { readAnew } from '#lib/changes/reading.ts';
import { PARTS } from '../changes/collections-cache.ts';
import { type ImportInput, ImportProblem, type Link } from '../import-files/import-file.ts';
import { readFile } from '../import-files/read-file.ts';
import { type ImportWork, useAttempts } from './use-attempts.ts';

export type ImportStep =
  | { at: 'choose' }
  | { at: 'target'; fileName: string; links: Link[]; skipped: number }
  | { at: 'preview'; input: ImportInput; report: ImportReport; skipped: number; before: ImportStep }
  | { at: 'done'; report: ImportReport };

export interface Import {
  step: ImportStep;
  /** What is going on; the step stays in sight meanwhile. */
  work: ImportWork | null;
  /** Why the last attempt failed, as a sentence. */
  problem: string | null;
  choose: (file: File) => Promise<void>;
  /** Puts these links into the collection of that name. */
  check: (links: readonly Link[], name: string) => Promise<void>;
  run: () => Promise<void>;
  back: () => void;
}

/** From a file to a report, step by step. Given up before `run`, it has changed nothing. */
export function useImport(): Import {
  const t = useTranslations('transfer.report');
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<ImportStep>({ at: 'choose' });
  const { work, setWork, problem, forgetProblem, closed, attempt } = useAttempts();

  const preview = async (input: ImportInput, skipped: number) => {
    const { collections } = input;
    if (collections.length > collectionLimits.collectionsMax) throw new ImportProblem('tooManyCollections');
    if (collections.reduce((sum, { items }) => sum + items.length, 0) > collectionLimits.importItemsMax)
      throw new ImportProblem('tooManyItems');
    setWork('checking');
    const report = await utils.client.collections.previewImport.mutate(
      input,
      closed.current ? { signal: closed.current } : {},
    );
    setStep((before) => ({ at: 'preview', input, report, skipped, before }));
  };

  return {
    step,
    work,
    problem,
    choose: (file) =>
      attempt('reading', async () => {
        const read = await readFile(file);
        if (read.kind === 'links')
          setStep({ at: 'target', fileName: file.name, links: read.links, skipped: read.skipped });
        else await preview({ collections: read.collections }, read.skipped);
      }),
    check: (links, name) =>
      attempt('checking', async () => {
        await preview(
          { collections: [{ name, items: links.map(({ item }) => item) }] },
          step.at === 'target' ? step.skipped : 0,
        );
      }),
    run: () =>
      attempt('importing', async () => {
        if (step.at !== 'preview') return;
        preloadToasts();
        // Whatever came of it, also when its answer was lost.
        const report = await utils.client.collections.import
          .mutate(step.input)
          .finally(() => void readAnew(queryClient, PARTS));
        setStep({ at: 'done', report });
        if (closed.current?.aborted)
          showToast({
            kind: 'success',
            text: t('toast', { count: report.collections.reduce((sum, { added }) => sum + added, 0) }),
          });
      }),
    back: () => {
      forgetProblem();
      setStep(step.at === 'preview' ? step.before : { at: 'choose' });
    },
  };
}
