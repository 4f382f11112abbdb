import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { PagePart } from '#lib/frames/page-part.tsx';
import { Moment } from '#lib/time/moment.tsx';
import classes from './jobs-panel.module.css';
import { useKindName } from './kind-name.ts';
import type { ProcessState } from '@onceware/api/platform/jobs/worker-reports.contract';

const isolated = (text: ReactNode) => <bdi>{text}</bdi>;

/** The workers of each process, and those that had to be given up (KEEP-01). */
export function WorkersPart({ processes }: { processes: ProcessState[] }) {
  const t = useTranslations('adminJobs');
  return (
    <PagePart title={t('workersTitle')}>
      <p className={classes.text}>{t('workersText')}</p>
      {processes.length === 0 && <p className={classes.text}>{t('noProcesses')}</p>}
      {processes.map((process) => (
        <Workers key={process.id} {...process} />
      ))}
    </PagePart>
  );
}

function Workers({ id, process, workers }: ProcessState) {
  const t = useTranslations('adminJobs');
  const kindName = useKindName();
  const { number } = useFormat();
  const titleId = `jobs-workers-${id}`;
  return (
    <>
      <h3 id={titleId} className="mt-8 text-16">
        {t.rich('process', { process, name: isolated })}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls on a phone scrolls by keys, too */}
      <div className={classes.scroll} role="region" aria-labelledby={titleId} tabIndex={0}>
        <table className={classes.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{t('kind')}</th>
              <th scope="col">{t('workers')}</th>
              <th scope="col">{t('busy')}</th>
              <th scope="col">{t('waiting')}</th>
              <th scope="col">{t('stuck')}</th>
              <th scope="col">{t('replaced')}</th>
              <th scope="col">{t('lastReplaced')}</th>
            </tr>
          </thead>
          <tbody>
            {workers.map(({ kind, workers: count, busy, waiting, stuck, replaced, lastReason, lastAt }) => (
              <tr key={kind}>
                <th scope="row">{kindName(kind)}</th>
                <td>{number(count)}</td>
                <td>{number(busy)}</td>
                <td>{number(waiting)}</td>
                <td>{number(stuck)}</td>
                <td>{number(replaced)}</td>
                <td>
                  {lastAt ? <Moment at={lastAt} /> : t('notReplaced')}
                  {lastReason && (
                    <p dir="auto" className="quiet">
                      {lastReason}
                    </p>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
