import type { ErrorBody } from '@onceware/api/kernel/errors';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import classes from './import-page.module.css';

/** Why nothing went in. */
export function ImportFailure({ error }: { error: ErrorBody }) {
  const t = useTranslations('adminImport.failed');
  const sentence = useErrorSentence();
  return (
    <>
      <p className={classes.problem}>{sentence({ data: { error } })}</p>
      {/* The server describes problems with the file as a whole in English. */}
      {error.issues?.map(({ message }) => (
        <p key={message} className={classes.problem} lang="en" dir="auto">
          {message}
        </p>
      ))}
      <p className={classes.text}>{t('nothing')}</p>
    </>
  );
}
