import { useCallback } from 'react';
import type { InAllLanguages } from '#i18n/words.ts';
import { type FailureKey, failureKey } from '#lib/api/api-error.ts';
import type ar from '#lib/messages/core.ar.json';
import type de from '#lib/messages/core.de.json';
import type en from '#lib/messages/core.en.json';
import type es from '#lib/messages/core.es.json';
import type pt from '#lib/messages/core.pt.json';
import type zh from '#lib/messages/core.zh.json';
import { errorLimits } from '@onceware/api/kernel/errors.limits';
import { useTranslations } from 'use-intl/react';

export type ErrorSentences = InAllLanguages<
  FailureKey,
  (typeof ar | typeof de | typeof en | typeof es | typeof pt | typeof zh)['errors']
>;

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
