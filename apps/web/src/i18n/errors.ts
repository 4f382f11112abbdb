import { errorKey } from '../lib/api-error.ts';
import { useTranslations } from 'use-intl/react';

/** Turns a failed call into a sentence in the reader's language. */
export function useErrorSentence(): (error: unknown) => string {
  const t = useTranslations('errors');
  return (error) => t(errorKey(error) ?? 'offline');
}
