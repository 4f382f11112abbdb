import type { Reported } from '@onceware/api/staff/reports/reports.contract';
import { Button } from '@onceware/ui/button/button';
import type { ReactNode } from 'react';
import type { Work } from '#lib/changes/use-change.ts';
import { UserLinks } from '#lib/frames/user-links.tsx';
import { useMoment } from '#lib/time/exact-time.ts';
import classes from './reports.module.css';
import type { ReportWords } from './reports-page.tsx';
import type { Decision } from './use-decision.ts';

interface Props {
  t: ReportWords;
  reported: Reported;
  /** Plain text, whatever is in it. */
  content: ReactNode;
  /** List items before the shared ones and behind them. */
  firstFacts?: ReactNode;
  lastFacts?: ReactNode;
  /** Reason of its removal, where its author is told one; the removal then says that it is settled. */
  reason?: string;
  decision: Decision;
  keep: Work;
  /** Buttons behind *Keep*. */
  actions: ReactNode;
}

/** A reported row in full, who reported it, and buttons to decide about it. */
export function ReportDetail({
  t,
  reported: { flaggedBy, flagCount, removedAt, removedBy, settledAt, settledBy },
  content,
  firstFacts,
  lastFacts,
  reason,
  decision: { decide, isPending },
  keep,
  actions,
}: Props) {
  const moment = useMoment();
  const nameOf = (person: Reported['author']) => person?.name ?? t('nobody');
  const others = flagCount - flaggedBy.length;
  return (
    <div className="stack gap-4">
      {content}
      <ul className={classes.facts}>
        {firstFacts}
        <li>
          {t('flagged.by')}: <UserLinks users={flaggedBy} />
          {others > 0 && ` ${t('flagged.others', { count: others })}`}
        </li>
        {settledAt && !(removedAt && reason !== undefined) && (
          <li>{t('flagged.settledBy', { name: nameOf(settledBy), time: moment(settledAt) })}</li>
        )}
        {removedAt && (
          <li>{t('flagged.removedBy', { name: nameOf(removedBy), time: moment(removedAt), reason: reason ?? '' })}</li>
        )}
        {lastFacts}
      </ul>
      <div className="row wrap gap-2">
        {settledAt === null && (
          <Button isBusy={isPending} onClick={() => decide(keep, t('kept'))}>
            {t('keep')}
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}
