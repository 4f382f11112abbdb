import { useCallback } from 'react';
import { errorKey } from '#lib/api/api-error.ts';
import { useKeySentence } from '#lib/api/error-sentence.ts';
import { showToast } from '#lib/toasts/toasts.tsx';

/** Goes on once some code is there; where it cannot be fetched, it says so and the panel stays as it is. The same function every time. */
export function useWhenLoaded(): (load: () => Promise<unknown>, goOn: () => void) => void {
  const sentence = useKeySentence();
  return useCallback(
    (load, goOn) => {
      load().then(goOn, (error: unknown) => showToast({ kind: 'error', text: sentence(errorKey(error) ?? 'offline') }));
    },
    [sentence],
  );
}
