import type { ImportLine } from '@onceware/api/catalog/import/import.contract';
import type { RowNote } from '@onceware/api/catalog/import/import.service';
import type { ErrorBody } from '@onceware/api/core/errors';
import { useEffect, useRef, useState } from 'react';
import type { ChosenFile } from './look-at-file.ts';
import { sendFile } from './send-file.ts';

export type Summary = Extract<ImportLine, { summary: unknown }>['summary'];

/** How far it is. `total` is null while nobody knows it. */
export interface Progress {
  step: 'sent' | 'read' | 'written';
  done: number;
  total: number | null;
}

/** `broken`: the answer did not come, or ended before it said how the import did. */
export type ImportEnd =
  | { how: 'done'; summary: Summary }
  | { how: 'failed'; error: ErrorBody }
  | { how: 'stopped' }
  | { how: 'broken' };

export interface Run {
  fileName: string;
  progress: Progress;
  notes: readonly RowNote[];
  /** Null while it runs. */
  end: ImportEnd | null;
}

interface CatalogImport {
  run: Run | null;
  start: (chosen: ChosenFile, source: string) => void;
  stop: () => void;
  /** Back to choosing a file. */
  reset: () => void;
}

/** One import at a time; leaving the page stops it. */
export function useCatalogImport(): CatalogImport {
  const [run, setRun] = useState<Run | null>(null);
  const abort = useRef<(() => void) | null>(null);
  useEffect(() => () => abort.current?.(), []);

  const change = (next: (run: Run) => Partial<Run>) => setRun((now) => now && { ...now, ...next(now) });

  const start = ({ file, format }: ChosenFile, source: string) => {
    setRun({ fileName: file.name, progress: { step: 'sent', done: 0, total: file.size }, notes: [], end: null });
    abort.current = sendFile(
      file,
      { source, format },
      {
        onSent: (done) =>
          change(({ progress }) => (progress.step === 'sent' ? { progress: { ...progress, done } } : {})),
        onLines: (lines) => change((now) => lines.reduce(withLine, now)),
        onEnd: (error) => {
          abort.current = null;
          change(({ end }) => ({ end: end ?? (error ? { how: 'failed', error } : { how: 'broken' }) }));
        },
      },
    );
  };
  const stop = () => {
    abort.current?.();
    abort.current = null;
    change(({ end }) => ({ end: end ?? { how: 'stopped' } }));
  };
  return { run, start, stop, reset: () => setRun(null) };
}

function withLine(run: Run, line: ImportLine): Run {
  if ('summary' in line) return { ...run, end: { how: 'done', summary: line.summary } };
  if ('error' in line) return { ...run, end: { how: 'failed', error: line.error } };
  if ('note' in line) return { ...run, notes: [...run.notes, line.note] };
  const { step, rows } = line;
  // All rows have been read before the first one is written.
  const total = step === 'read' ? null : run.progress.step === 'read' ? run.progress.done : run.progress.total;
  return { ...run, progress: { step, done: rows, total } };
}
