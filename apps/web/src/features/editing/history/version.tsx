import type { HistoryEntry } from '@onceware/api/supply/editing/editing.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { Button } from '@onceware/ui/button/button';
import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Moment } from '#lib/time/moment.tsx';
import { useFocusFallback } from '#lib/use-focus-fallback.ts';
import classes from '../staff.module.css';
import { ContentChanges } from '../versions/content-changes.tsx';

interface Props {
  entry: HistoryEntry;
  /** The version before it; null: it is the first that is kept. */
  before: HistoryEntry | null;
  /** It says what is published; an earlier one may, too. */
  isSame: boolean;
  /** The newest that does. */
  isCurrent: boolean;
  isBusy: boolean;
  onUndo: () => void;
  onRestore: () => void;
}

/** Shows who changed an entry and when, with each changed field before and after. */
export function Version({ entry, before, isSame, isCurrent, isBusy, onUndo, onRestore }: Props) {
  const t = useTranslations('adminEditing.history');
  const row = useRef<HTMLLIElement>(null);
  useFocusFallback(!isSame, row);
  const number = { version: entry.version };
  return (
    <li ref={row} className={classes.version} tabIndex={-1}>
      <div className={classes.actions}>
        <strong>{t(`kind.${entry.kind}`)}</strong>
        {isCurrent && <Badge tone="brand">{t('current')}</Badge>}
        <span className={classes.quiet}>
          <bdi>{entry.by?.name ?? t(entry.kind === 'found' ? 'import' : 'somebody')}</bdi>
          {entry.organization !== null && (
            <>
              {' · '}
              <bdi>{entry.organization}</bdi>
            </>
          )}
          {' · '}
          <Moment at={entry.at} />
        </span>
      </div>
      {before && <ContentChanges before={before.content} after={entry.content} />}
      <div className={classes.actions}>
        {(before !== null || entry.kind === 'made') && (
          <Button isBusy={isBusy} aria-label={t('undoOne', number)} onClick={onUndo}>
            {t('undo')}
          </Button>
        )}
        {!isSame && (
          <Button isBusy={isBusy} aria-label={t('restoreOne', number)} onClick={onRestore}>
            {t('restore')}
          </Button>
        )}
      </div>
    </li>
  );
}
