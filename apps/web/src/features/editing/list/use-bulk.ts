import type { BulkChange, MadeVersion } from '@onceware/api/supply/editing/editing.contract';
import type { EntityType } from '@onceware/api/supply/editing/content.contract';
import { editingLimits } from '@onceware/api/supply/editing/editing.limits';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { showToast } from '#lib/toasts/toasts.tsx';

export interface BulkProgress {
  done: number;
  total: number;
}

const parts = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / editingLimits.changesMax) }, (_, part) =>
    values.slice(part * editingLimits.changesMax, (part + 1) * editingLimits.changesMax),
  );

/** Changes many deals or tools, a hundred at a time, until all are done or it is stopped; what was done can be undone as a whole. */
export function useBulk(entityType: EntityType) {
  const t = useTranslations('adminEditing.bulk');
  const sentence = useErrorSentence();
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const isStopped = useRef(false);

  const inParts = async <Value>(
    values: readonly Value[],
    work: (part: Value[]) => Promise<{ made: MadeVersion[] }>,
  ) => {
    const made: MadeVersion[] = [];
    isStopped.current = false;
    setProgress({ done: 0, total: values.length });
    let failure: unknown = null;
    let done = 0;
    for (const part of parts(values)) {
      if (isStopped.current) break;
      try {
        made.push(...(await work(part)).made);
      } catch (error) {
        failure = error;
        break;
      }
      done += part.length;
      setProgress({ done, total: values.length });
    }
    setProgress(null);
    await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.catalog.editing) });
    return { made, failure };
  };
  const undo = async (versions: readonly MadeVersion[]) => {
    const { made, failure } = await inParts(versions, (part) =>
      client.admin.catalog.editing.undo.mutate({ versions: part }),
    );
    if (failure !== null) showToast({ kind: 'error', text: sentence(failure) });
    else showToast({ kind: 'success', text: t('undone', { count: made.length }) });
  };
  const change = async (idsOfAll: () => Promise<readonly string[]>, asked: BulkChange) => {
    let ids: readonly string[];
    try {
      ids = await idsOfAll();
    } catch (error) {
      showToast({ kind: 'error', text: sentence(error) });
      return;
    }
    const { made, failure } = await inParts(ids, (part) =>
      client.admin.catalog.editing.change.mutate({ entityType, ids: part, change: asked }),
    );
    if (failure !== null) showToast({ kind: 'error', text: sentence(failure) });
    if (made.length > 0)
      showToast({
        kind: 'success',
        text: t('done', { count: made.length }),
        action: { label: t('undo'), onAction: () => void undo(made) },
      });
    else if (failure === null) showToast({ kind: 'success', text: t('none') });
  };
  return {
    progress,
    change,
    stop: () => {
      isStopped.current = true;
    },
  };
}
