import { useCallback } from 'react';
import { errorKey } from '#lib/api/api-error.ts';
import { useKeySentence } from '#lib/api/error-sentence.ts';
import { showToast } from '#lib/toasts/toasts.tsx';

/** Returns a stable function that continues once some code is loaded, and reports a failure without changing the panel. */
export function useWhenLoaded(): (load: () => Promise<unknown>, goOn: () => void) => void {
  const sentence = useKeySentence();
  return useCallback(
    (load, goOn) => {
      load().then(goOn, (error: unknown) => showToast({ kind: 'error', text: sentence(errorKey(error) ?? 'offline') }));
    },
    [sentence],
  );
}
