import type { ReportedPerson } from '@onceware/api/staff/reports/reports.contract';
import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { adminPaths } from '#lib/admin-paths.ts';
import { Moment } from '#lib/time/moment.tsx';
import { ReportDetail } from '../reports/report-detail.tsx';
import reports from '../reports/reports.module.css';
import { useDecision } from '../reports/use-decision.ts';
import classes from './moderation.module.css';
import { MuteDialog } from './mute-dialog.tsx';

/** Why a person was reported, by whom, and the ways to their account and to a mute. */
export function PersonDetail({ reported }: { reported: ReportedPerson }) {
  const t = useTranslations('adminPeopleReports');
  const decision = useDecision();
  const [isMuting, setIsMuting] = useState(false);
  const { id, author, reasons } = reported;
  return (
    <>
      <ReportDetail
        t={t}
        reported={reported}
        content={
          <ol className={classes.context} aria-label={t('why')}>
            {reasons.map(({ by, text, at }) => (
              <li key={`${at} ${by}`} className={classes.line}>
                <span>
                  <bdi>{by}</bdi>{' '}
                  <span className="quiet">
                    <Moment at={at} />
                  </span>
                </span>
                <span className={reports.text} dir="auto">
                  {text}
                </span>
              </li>
            ))}
          </ol>
        }
        decision={decision}
        keep={({ admin }) => admin.moderation.settlePeople.mutate({ userIds: [id] })}
        actions={
          <>
            <Button onClick={() => setIsMuting(true)}>{t('mute')}</Button>
            <Link to={adminPaths.user(id)}>{t('open')}</Link>
          </>
        }
      />
      {isMuting && author && <MuteDialog person={author} room={null} onClose={() => setIsMuting(false)} />}
    </>
  );
}
