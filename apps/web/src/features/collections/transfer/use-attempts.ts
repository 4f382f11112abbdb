import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { ImportProblem } from '../import-files/import-file.ts';

export interface ImportWork {
  kind: 'reading' | 'checking' | 'importing';
  /** Number of items done, out of `total`. */
  items?: number;
  total?: number;
}

/** Tracks what is running, why the last attempt failed, and whether the dialog was closed meanwhile. */
export function useAttempts() {
  const sentence = useErrorSentence();
  const problemSentence = useProblemSentence();
  const [work, setWork] = useState<ImportWork | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const closed = useRef<AbortSignal>(null);
  useEffect(() => {
    const controller = new AbortController();
    closed.current = controller.signal;
    return () => controller.abort();
  }, []);

  const say = (error: unknown) => (error instanceof ImportProblem ? problemSentence(error) : sentence(error));
  const attempt = async (begun: ImportWork, job: () => Promise<void>) => {
    setWork(begun);
    setProblem(null);
    try {
      await job();
    } catch (error) {
      // An import goes on when its dialog is closed, and then nobody sees this here.
      if (closed.current?.aborted && begun.kind === 'importing') showToast({ kind: 'error', text: say(error) });
      setProblem(say(error));
    }
    setWork(null);
  };

  return { work, setWork, problem, forgetProblem: () => setProblem(null), closed, attempt };
}

const MEGABYTE = 1024 * 1024;

/** Returns a function that says what is wrong with a file and what to do about it. */
function useProblemSentence(): (problem: ImportProblem) => string {
  const t = useTranslations('transfer.problem');
  const format = useFormat();
  return ({ reason }) => {
    if (typeof reason === 'object') {
      if (reason.key === 'noRoom')
        return t(reason.key, { name: reason.name, max: format.number(collectionLimits.itemsMax) });
      return t(reason.key, { row: format.number(reason.row) });
    }
    switch (reason) {
      case 'tooLarge':
        return t(reason, { megabytes: format.number(collectionLimits.importFileBytesMax / MEGABYTE) });
      case 'zipTooLarge':
        return t(reason, { megabytes: format.number(collectionLimits.importZipBytesMax / MEGABYTE) });
      case 'zipUnpacksTooLarge':
        return t(reason, { megabytes: format.number(collectionLimits.importFileBytesMax / MEGABYTE) });
      case 'zipTooManyFiles':
        return t(reason, { max: format.number(collectionLimits.importZipEntriesMax) });
      case 'tooManyCollections':
        return t(reason, { max: format.number(collectionLimits.collectionsMax) });
      default:
        return t(reason);
    }
  };
}
