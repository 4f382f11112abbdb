import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { preloadToasts, showToast } from '#lib/toasts/toasts.tsx';

/** For what is fetched when it is asked for: it opens once its code is there, so nothing flashes; without it a toast says why. */
export function useWhenLoaded(): (load: Promise<unknown>, then: () => void) => void {
  const sentence = useErrorSentence();
  return (load, then) => {
    preloadToasts();
    load.then(then, (error: unknown) => showToast({ kind: 'error', text: sentence(error) }));
  };
}
