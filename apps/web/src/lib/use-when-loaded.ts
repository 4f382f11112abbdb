import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { preloadToasts, showToast } from '#lib/toasts/toasts.tsx';

/** Opens lazy content once its code is loaded, so that nothing flashes; a failure shows a toast. */
export function useWhenLoaded(): (load: Promise<unknown>, then: () => void) => void {
  const sentence = useErrorSentence();
  return (load, then) => {
    preloadToasts();
    load.then(then, (error: unknown) => showToast({ kind: 'error', text: sentence(error) }));
  };
}
