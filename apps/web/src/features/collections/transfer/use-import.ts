import type { ImportReport } from '@onceware/api/collections/collections.contract';
import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { preloadToasts, showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { rereadQueries } from '#lib/changes/reads.ts';
import { type DayOrder, readersLocale } from '#lib/files/read-day.ts';
import { PARTS } from '../changes/collections-cache.ts';
import { type ImportCollection, type ImportFile, ImportProblem, type LeftOut } from '../import-files/import-file.ts';
import { type Part, partsOf } from '../import-files/parts.ts';
import { readInWorker } from '../import-files/read-in-worker.ts';
import { together } from './together.ts';
import { type ImportWork, useAttempts } from './use-attempts.ts';

export type LinksFile = Extract<ImportFile, { kind: 'links' }>;

/** How much of an import has come in. */
export interface Progress {
  /** The part that is next. */
  next: number;
  items: number;
  report: ImportReport | null;
}

export interface PreviewStep {
  at: 'preview';
  parts: readonly Part[];
  /** Items of the file. */
  total: number;
  report: ImportReport;
  leftOut: LeftOut;
  /** Entries that were the same as another of their folder. */
  merged: number;
  progress: Progress;
  before: ImportStep;
}

export type ImportStep =
  | { at: 'choose' }
  | { at: 'target'; chosen: File; fileName: string; file: LinksFile }
  | PreviewStep
  | { at: 'done'; report: ImportReport; leftOut: LeftOut; merged: number };

export interface Import {
  step: ImportStep;
  /** Work in progress; the step stays visible meanwhile. */
  work: ImportWork | null;
  /** Why the last attempt failed, as a sentence. */
  problem: string | null;
  choose: (file: File) => Promise<void>;
  /** Reads the file once more, with its days in this order. */
  readAgain: (dayOrder: DayOrder) => Promise<void>;
  check: (collections: readonly ImportCollection[], merged: number) => Promise<void>;
  /** Begins, or goes on where it was stopped or failed. */
  run: () => Promise<void>;
  /** After the part that is on its way. */
  stop: () => void;
  back: () => void;
}

const NOT_BEGUN: Progress = { next: 0, items: 0, report: null };

/** From a file to a report, step by step. Given up before `run`, it has changed nothing. */
export function useImport(): Import {
  const t = useTranslations('transfer.report');
  const language = useLocale();
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<ImportStep>({ at: 'choose' });
  const { work, setWork, problem, forgetProblem, closed, attempt } = useAttempts();
  const isStopping = useRef(false);

  const preview = async (collections: readonly ImportCollection[], leftOut: LeftOut, merged: number) => {
    if (collections.length > collectionLimits.collectionsMax) throw new ImportProblem('tooManyCollections');
    const parts = partsOf(collections);
    const total = parts.reduce((sum, { items }) => sum + items, 0);
    let report: ImportReport | null = null;
    let items = 0;
    for (const part of parts) {
      setWork({ kind: 'checking', items, total });
      const options = closed.current ? { signal: closed.current } : {};
      report = together(report, await utils.client.collections.previewImport.mutate(part.input, options));
      items += part.items;
    }
    if (!report) throw new ImportProblem('nothing');
    const full = report.collections.find(({ itemCount, added }) => itemCount + added > collectionLimits.itemsMax);
    if (full) throw new ImportProblem({ key: 'noRoom', name: full.name });
    const next = { at: 'preview' as const, parts, total, report, leftOut, merged, progress: NOT_BEGUN };
    setStep((before) => ({ ...next, before }));
  };

  /** Each part may be sent again: when its answer was lost, it changes nothing any more. */
  const send = async (from: PreviewStep) => {
    const { parts, total, leftOut, merged } = from;
    let { next, items, report } = from.progress;
    for (const part of parts.slice(next)) {
      if (isStopping.current) break;
      setWork({ kind: 'importing', items, total });
      report = together(report, await utils.client.collections.import.mutate(part.input));
      next += 1;
      items += part.items;
      setStep({ ...from, progress: { next, items, report } });
    }
    if (next < parts.length || !report) return;
    setStep({ at: 'done', report, leftOut, merged });
    const count = report.collections.reduce((sum, { added }) => sum + added, 0);
    if (closed.current?.aborted) showToast({ kind: 'success', text: t('toast', { count }) });
  };

  const read = (chosen: File, dayOrder: DayOrder | null) =>
    attempt({ kind: 'reading' }, async () => {
      const file = await readInWorker(
        chosen,
        { locale: readersLocale(language), dayOrder },
        closed.current ?? undefined,
      );
      if (file.kind === 'links') setStep({ at: 'target', chosen, fileName: chosen.name, file });
      else await preview(file.collections, file.leftOut, 0);
    });

  return {
    step,
    work,
    problem,
    choose: (chosen) => read(chosen, null),
    readAgain: async (dayOrder) => {
      if (step.at === 'target') await read(step.chosen, dayOrder);
    },
    check: (collections, merged) =>
      attempt({ kind: 'checking' }, async () => {
        if (step.at === 'target') await preview(collections, step.file.leftOut, merged);
      }),
    run: () =>
      attempt({ kind: 'importing' }, async () => {
        if (step.at !== 'preview') return;
        isStopping.current = false;
        preloadToasts();
        // Reads again after success and failure alike, because a response may have been lost.
        await send(step).finally(() => void rereadQueries(queryClient, PARTS));
      }),
    stop: () => {
      isStopping.current = true;
    },
    back: () => {
      forgetProblem();
      setStep(step.at === 'preview' ? step.before : { at: 'choose' });
    },
  };
}
