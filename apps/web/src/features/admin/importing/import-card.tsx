import type { CatalogImport, ImportSummary } from '@onceware/api/supply/import/import.contract';
import { Button } from '@onceware/ui/button/button';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { ignoreNotFound, useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { Moment } from '#lib/time/moment.tsx';
import { useFormat } from '#i18n/format.ts';
import { ImportChanges } from '../feeds/import-changes.tsx';
import { ImportFailure } from './import-failure.tsx';
import { ImportNotes } from './import-notes.tsx';
import classes from './import-page.module.css';
import { isOpen } from './is-open.ts';
import { ProgressBar } from '#lib/progress/progress-bar.tsx';

interface Props {
  entry: CatalogImport;
  /** It was begun here just now, so the focus comes to it. */
  isOwn: boolean;
}

/** One import: how far it is, or how it ended and which rows were left out of it. */
export function ImportCard({ entry, isOwn }: Props) {
  const t = useTranslations('adminImport');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOwn) heading.current?.focus();
  }, [isOwn]);
  const feeds = useTranslations('adminFeeds');
  const { state, summary, source, by, createdAt, id, noteCount, isDryRun, feedId } = entry;
  const isNothing = summary !== null && summary.rejected === summary.read;
  return (
    <li className={classes.card}>
      {/* Its words change while it is watched. */}
      <h3 ref={heading} className="text-16 breaks" tabIndex={-1} aria-live="polite">
        {isDryRun && state === 'done'
          ? feeds('tried')
          : isNothing
            ? t('done.nothing')
            : t(`${state === 'cancelled' ? 'stopped' : state}.title`)}{' '}
        <bdi className="weight-400 quiet">{source}</bdi>
      </h3>
      <p className={classes.meta}>
        {isDryRun && <>{feeds('dryRunMark')} · </>}
        {by !== null ? <bdi>{by}</bdi> : feedId === null ? t('list.nobody') : feeds('bySchedule')} ·{' '}
        <Moment at={createdAt} />
      </p>
      <State entry={entry} />
      {isOpen(entry) && <Cancel id={id} />}
      {state === 'done' && (isDryRun || feedId !== null) && <ImportChanges id={id} isDryRun={isDryRun} />}
      <ImportNotes key={state} id={id} count={noteCount} isShown={isOwn} />
    </li>
  );
}

function State({ entry }: { entry: CatalogImport }) {
  const t = useTranslations('adminImport');
  const { state, ahead, rowsRead, rowsWritten, summary, error, feedId } = entry;
  switch (state) {
    case 'waiting':
      return <p className="measure quiet">{t('waiting.ahead', { ahead })}</p>;
    case 'running':
      return (
        <>
          {/* All rows have been read before the first one is written. */}
          <ProgressBar label={t('running.bar')} done={rowsWritten} total={rowsWritten === 0 ? null : rowsRead} />
          <p className="num">
            {rowsWritten === 0
              ? t('running.read', { rows: rowsRead })
              : t('running.written', { rows: rowsWritten, total: rowsRead })}
          </p>
        </>
      );
    case 'done':
      return summary && <Figures summary={summary} />;
    case 'failed':
      return (
        error && (
          <>
            <ImportFailure error={error} />
            {feedId !== null && error.code === 'most_would_end' && <ImportAnyway feedId={feedId} />}
          </>
        )
      );
    case 'cancelled':
      return <p className="measure quiet">{t('failed.nothing')}</p>;
    case 'interrupted':
      return <p className="measure breaks danger">{t('interrupted.text')}</p>;
  }
}

/** Also of somebody else's. */
function Cancel({ id }: { id: string }) {
  const t = useTranslations('adminImport.running');
  const { change, isPending } = useWork(getQueryKey(trpc.admin.catalog.imports));
  const make = useMake();
  const cancel = () =>
    void make(() => change(({ admin }) => admin.catalog.cancelImport.mutate({ id }).catch(ignoreNotFound)), {});
  return (
    <Button isBusy={isPending} onClick={cancel}>
      {t('cancel')}
    </Button>
  );
}

/** Imports a feed although most of its deals would end; for staff who have checked that. */
function ImportAnyway({ feedId }: { feedId: string }) {
  const t = useTranslations('adminFeeds');
  const { change, isPending } = useWork(getQueryKey(trpc.admin.catalog.imports));
  const make = useMake();
  const run = () =>
    void make(
      () => change(({ admin }) => admin.catalog.runFeed.mutate({ id: feedId, isDryRun: false, isSure: true })),
      { done: t('started') },
    );
  return (
    <Button isBusy={isPending} onClick={run}>
      {t('importAnyway')}
    </Button>
  );
}

const FIGURES = ['read', 'inserted', 'updated', 'unchanged', 'rejected', 'newTools', 'newDeals'] as const;

function Figures({ summary }: { summary: ImportSummary }) {
  const t = useTranslations('adminImport.done');
  const feeds = useTranslations('adminFeeds');
  const format = useFormat();
  return (
    <>
      <dl className={classes.figures}>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{t(figure)}</dt>
            <dd>{format.number(summary[figure])}</dd>
          </div>
        ))}
        {summary.ended > 0 && (
          <div>
            <dt>{feeds('ended')}</dt>
            <dd>{format.number(summary.ended)}</dd>
          </div>
        )}
      </dl>
      {summary.ignored.length > 0 && (
        <p className="measure quiet">
          {feeds('ignored')} <bdi dir="ltr">{summary.ignored.join(', ')}</bdi>
        </p>
      )}
    </>
  );
}
