import { Button, buttonClass } from '@onceware/ui/button/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import type { Filters } from './table-address.ts';
import classes from './table.module.css';
import type { TableState } from './use-table-state.ts';

interface EmptyProps<Sort extends string, Of extends Filters> {
  table: TableState<Sort, Of>;
  /** Rows on all pages. */
  total: number;
  empty: ReactNode;
}

/** No row: none fits the search, none is that far down, or there is none yet. */
export function TableEmpty<Sort extends string, Of extends Filters>({ table, total, empty }: EmptyProps<Sort, Of>) {
  const t = useTranslations('admin.table');
  const isBeyond = total > 0 || (table.query.page > 1 && !table.isFiltered);
  if (!isBeyond && !table.isFiltered) return <div className={classes.state}>{empty}</div>;
  return (
    <div className={classes.state} role="status">
      <p className="weight-600">{t(isBeyond ? 'beyond' : 'nothing')}</p>
      <p className={classes.text}>{t(isBeyond ? 'beyondText' : 'nothingText')}</p>
      <Link className={buttonClass()} to={isBeyond ? table.pageHref(1) : table.clearedHref} preventScrollReset>
        {t(isBeyond ? 'firstPage' : 'clear')}
      </Link>
    </div>
  );
}

/** Nothing could be loaded; `brief`: the reload failed, and the earlier rows are below. */
export function TableFailed({
  error,
  onRetry,
  isBrief = false,
}: {
  error: unknown;
  onRetry: () => void;
  isBrief?: boolean;
}) {
  const t = useTranslations('admin.table');
  const sentence = useErrorSentence();
  return (
    <div className={isBrief ? classes.brief : classes.state} role="alert">
      {!isBrief && <p className="weight-600">{t('failed')}</p>}
      <p className={classes.text}>
        {isBrief && t('stale')} {sentence(error)}
      </p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
