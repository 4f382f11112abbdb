import { useTranslations } from 'use-intl/react';
import type { FailureKey } from '#lib/api/api-error.ts';

/** What is said of a failure that a source tells of by its key. */
export function useFailureSentence(): (key: FailureKey | null) => string {
  const t = useTranslations('errors');
  // A server that is newer than this page may know more keys.
  return (key) => t(key !== null && t.has(key) ? key : 'internal');
}
