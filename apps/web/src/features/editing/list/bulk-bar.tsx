import type { BulkChange, CatalogEntry } from '@onceware/api/supply/editing/editing.contract';
import type { EntityType } from '@onceware/api/supply/editing/content.contract';
import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import bar from '#lib/frames/actions-bar.module.css';
import { useDock } from '#lib/frames/use-dock.ts';
import { ProgressBar } from '#lib/progress/progress-bar.tsx';
import type { Selection } from '#lib/table/selection/use-selection.ts';
import { useFocusFallback } from '#lib/use-focus-fallback.ts';
import classes from '../staff.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkProgress } from './use-bulk.ts';

interface Props {
  entityType: EntityType;
  selection: Selection<CatalogEntry>;
  /** How many the table's filter leaves on all pages. */
  total: number;
  /** The action applies to all rows found, not only to ticked ones. */
  areAllMeant: boolean;
  /** Bulk changes that would alter at least one row. */
  possible: ReadonlySet<BulkChange['kind']>;
  onMeanAll: () => void;
  onClear: () => void;
  progress: BulkProgress | null;
  onStop: () => void;
  onChange: (change: BulkChange) => void;
}

/** Actions for the ticked rows or for all rows found; sits at the bottom of the window while there are any. */
export function BulkBar({
  entityType,
  selection,
  total,
  areAllMeant,
  possible,
  onMeanAll,
  onClear,
  progress,
  onStop,
  onChange,
}: Props) {
  const t = useTranslations('adminEditing.bulk');
  const format = useFormat();
  const [dialog, setDialog] = useState<'category' | 'tags' | null>(null);
  const count = areAllMeant ? total : selection.selected.length;
  // Its buttons come and go; the focus stays here.
  const place = useDock<HTMLDivElement>();
  useFocusFallback(progress === null && count > 0, place);
  useFocusFallback(progress !== null, place);
  if (progress)
    return (
      <div ref={place} tabIndex={-1} className={bar.bar}>
        <div className={classes.progress}>
          <ProgressBar label={t('changing')} {...progress} />
        </div>
        <p role="status">
          {t('progress', { done: format.number(progress.done), total: format.number(progress.total) })}
        </p>
        <Button onClick={onStop}>{t('stop')}</Button>
      </div>
    );
  return (
    <div ref={place} tabIndex={-1} className={bar.bar} data-empty={count === 0 || undefined}>
      <p role="status">{count > 0 && t('selected', { count })}</p>
      {count > 0 && (
        <>
          {(['end', 'hide', 'show'] as const)
            .filter((kind) => possible.has(kind))
            .map((kind) => (
              <Button key={kind} onClick={() => onChange({ kind })}>
                {t(kind)}
              </Button>
            ))}
          <Button onClick={() => setDialog('category')}>{t('category')}</Button>
          {entityType === 'tool' && <Button onClick={() => setDialog('tags')}>{t('tags')}</Button>}
          {!areAllMeant && selection.areAll && total > selection.selected.length && (
            <Button variant="quiet" onClick={onMeanAll}>
              {t('all', { count: total })}
            </Button>
          )}
          <Button variant="quiet" onClick={onClear}>
            {t('clear')}
          </Button>
        </>
      )}
      {dialog && <BulkDialog kind={dialog} count={count} onChange={onChange} onClose={() => setDialog(null)} />}
    </div>
  );
}
