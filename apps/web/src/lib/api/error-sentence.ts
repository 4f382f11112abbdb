import { useCallback } from 'react';
import { type FailureKey, failureKey } from '#lib/api/api-error.ts';
import { errorLimits } from '@onceware/api/kernel/errors.limits';
import { useTranslations } from 'use-intl/react';

/** Turns the key of a failure into a sentence in the reader's language, with the sizes that it names. */
export function useKeySentence(): (key: FailureKey | null) => string {
  const t = useTranslations('errors');
  // A server that is newer than this page may know more keys.
  return useCallback((key) => t(key !== null && t.has(key) ? key : 'internal', errorLimits), [t]);
}

/** Turns a failed call into a sentence in the reader's language. */
export function useErrorSentence(): (error: unknown) => string {
  const sentence = useKeySentence();
  return useCallback((error) => sentence(failureKey(error)), [sentence]);
}
