import { useCallback } from 'react';
import { errorBody } from '#lib/api/api-error.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';

/** Why a feed cannot be read; what exactly is wrong with it the server says in English. */
export function useUnreadable(): (error: unknown) => string {
  const sentence = useErrorSentence();
  return useCallback(
    (error) => [sentence(error), ...(errorBody(error)?.issues ?? []).map(({ message }) => message)].join(' '),
    [sentence],
  );
}
