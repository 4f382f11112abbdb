import { useCallback } from 'react';
import { failureKey } from '#lib/api/api-error.ts';
import { useTranslations } from 'use-intl/react';

/** Turns a failed call into a sentence in the reader's language. */
export function useErrorSentence(): (error: unknown) => string {
  const t = useTranslations('errors');
  return useCallback(
    (error) => {
      const key = failureKey(error);
      // A server that is newer than this page may know more keys.
      return t(t.has(key) ? key : 'internal');
    },
    [t],
  );
}
