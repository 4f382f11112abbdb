import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { PagePart } from '#lib/frames/page-part.tsx';
import ruled from '#lib/frames/ruled-list.module.css';
import { Moment } from '#lib/time/moment.tsx';
import classes from './jobs-panel.module.css';
import { useKindName } from './kind-name.ts';
import { WorkersPart } from './workers-part.tsx';

/** While somebody looks, as often as this. */
const EVERY_MS = 10_000;

/** Background jobs that are waiting, running or failed, with their failures (CAT-11). */
export function JobsPanel() {
  const t = useTranslations('adminJobs');
  const kindName = useKindName();
  const { number } = useFormat();
  const sentence = useErrorSentence();
  const utils = trpc.useUtils();
  const { data } = trpc.admin.jobs.list.useQuery(undefined, { refetchInterval: EVERY_MS });
  const again = trpc.admin.jobs.runAgain.useMutation({ onSettled: () => utils.admin.jobs.list.invalidate() });
  if (!data) return null;
  return (
    <>
      <PagePart title={t('title')} titleId="jobs">
        <p className={classes.text}>{t('text')}</p>
        <div className={classes.scroll}>
          <table className={classes.table} aria-labelledby="jobs">
            <thead>
              <tr>
                <th scope="col">{t('kind')}</th>
                <th scope="col">{t('waiting')}</th>
                <th scope="col">{t('running')}</th>
                <th scope="col">{t('failed')}</th>
                <th scope="col">{t('done')}</th>
              </tr>
            </thead>
            <tbody>
              {data.kinds.map(({ name, waiting, running, failed, doneAt }) => (
                <tr key={name}>
                  <th scope="row">{kindName(name)}</th>
                  <td>{number(waiting)}</td>
                  <td>{number(running)}</td>
                  <td>{number(failed)}</td>
                  <td>{doneAt ? <Moment at={doneAt} /> : t('never')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <h3 className="mt-8 text-16">{t('failures')}</h3>
        {data.failed.length === 0 && <p className={classes.text}>{t('noFailures')}</p>}
        <ul>
          {data.failed.map(({ id, name, failedAt, attempts, reason }) => (
            <li key={id} className={`${ruled.entry} ${classes.failure}`}>
              <div>
                {kindName(name)} · <Moment at={failedAt} /> · {t('attempts', { count: attempts })}
                <p dir="auto" className="quiet">
                  {reason}
                </p>
              </div>
              <Button
                variant="default"
                aria-label={t('againOf', { kind: kindName(name) })}
                isBusy={again.isPending && again.variables?.id === id}
                onClick={() => again.mutate({ name, id })}
              >
                {t('again')}
              </Button>
            </li>
          ))}
        </ul>
        <p role="status">{again.error ? sentence(again.error) : again.isSuccess && t('queued')}</p>
      </PagePart>
      <WorkersPart processes={data.processes} />
    </>
  );
}
