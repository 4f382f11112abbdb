import { useCallback } from 'react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { isWorthRetrying } from '#lib/api/query-client.ts';
import type { Toast } from '#lib/toasts/toast.ts';
import { showToast } from '#lib/toasts/toasts.tsx';

/** Messages about a change, in the reader's language. */
export interface Words<Answer> {
  /** Message when it is made; empty if the result is visible. */
  done?: string | ((answer: Answer) => string) | undefined;
  /** On the button beside that: undo. */
  action?: Toast['action'] | undefined;
  /** Message on failure, usually the server's reason; null if the failure is shown elsewhere. */
  failed?: (error: unknown) => string | null;
  /** On the button that makes it once more, after a failure that may pass. */
  again?: string | undefined;
}

/** Makes a change and reports its result, on whatever page the reader is by then. Returns null when it failed. */
export function useMake(): <Answer>(change: () => Promise<Answer>, words: Words<Answer>) => Promise<Answer | null> {
  const sentence = useErrorSentence();
  return useCallback(
    async function make(change, words) {
      const { done, action, failed = sentence, again } = words;
      try {
        const answer = await change();
        const text = typeof done === 'function' ? done(answer) : done;
        if (text !== undefined) showToast({ kind: 'success', text, ...(action && { action }) });
        return answer;
      } catch (error) {
        const text = failed(error);
        const retry = again !== undefined &&
          isWorthRetrying(0, error) && { label: again, onAction: () => void make(change, words) };
        if (text !== null) showToast({ kind: 'error', text, ...(retry && { action: retry }) });
        return null;
      }
    },
    [sentence],
  );
}
