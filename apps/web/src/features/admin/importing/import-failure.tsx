import type { ErrorBody } from '@onceware/api/kernel/errors';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';

/** Why nothing went in. */
export function ImportFailure({ error }: { error: ErrorBody }) {
  const t = useTranslations('adminImport.failed');
  const sentence = useErrorSentence();
  return (
    <>
      <p className="measure breaks danger">{sentence({ data: { error } })}</p>
      {/* The server describes problems with the file as a whole in English. */}
      {error.issues?.map(({ message }) => (
        <p key={message} className="measure breaks danger" lang="en" dir="auto">
          {message}
        </p>
      ))}
      <p className="measure quiet">{t('nothing')}</p>
    </>
  );
}
