import { Button } from '@onceware/ui/button/button';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { useFormat } from '#i18n/format.ts';
import { ImportNotes } from './import-notes.tsx';
import classes from './import-page.module.css';
import type { ImportEnd, Run, Summary } from './use-catalog-import.ts';

const FIGURES = ['read', 'inserted', 'updated', 'unchanged', 'rejected', 'newTools', 'newDeals'] as const;

/** How an import ended, and which rows were left out of it. */
export function ImportOutcome({ run, end, onReset }: { run: Run; end: ImportEnd; onReset: () => void }) {
  const t = useTranslations('adminImport');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.outcome}>
      <h2 ref={heading} className={classes.heading} tabIndex={-1}>
        {end.how === 'done' && end.summary.rejected === end.summary.read ? t('done.nothing') : t(`${end.how}.title`)}{' '}
        <bdi className={classes.fileName}>{run.fileName}</bdi>
      </h2>
      <Explanation end={end} />
      <Button onClick={onReset}>{t(end.how === 'done' ? 'done.again' : 'back')}</Button>
      <ImportNotes notes={run.notes} count={end.how === 'done' ? end.summary.noteCount : run.notes.length} />
    </section>
  );
}

function Explanation({ end }: { end: ImportEnd }) {
  const t = useTranslations('adminImport');
  const sentence = useErrorSentence();
  switch (end.how) {
    case 'done':
      return <Figures summary={end.summary} />;
    case 'stopped':
      return <p className={classes.text}>{t('stopped.text')}</p>;
    case 'broken':
      return <p className={classes.text}>{t('broken.text')}</p>;
    case 'failed':
      return (
        <>
          <p className={classes.problem}>{sentence({ data: { error: end.error } })}</p>
          {/* What is wrong with the file as a whole is said by the server, in English. */}
          {end.error.issues?.map(({ message }) => (
            <p key={message} className={classes.problem} lang="en" dir="auto">
              {message}
            </p>
          ))}
          <p className={classes.text}>{t('failed.nothing')}</p>
        </>
      );
  }
}

function Figures({ summary }: { summary: Summary }) {
  const t = useTranslations('adminImport.done');
  const format = useFormat();
  return (
    <dl className={classes.figures}>
      {FIGURES.map((figure) => (
        <Fragment key={figure}>
          <dt>{t(figure)}</dt>
          <dd>{format.number(summary[figure])}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
