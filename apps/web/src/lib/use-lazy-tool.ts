import { useState } from 'react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { useOpenHere } from '#lib/use-open-here.ts';

interface LazyTool {
  isOpen: boolean;
  /** It was asked for, and its code is on its way. */
  isLoading: boolean;
  /** Fetches the code early, when the pointer or the focus comes near. */
  near: () => void;
  open: () => void;
  close: () => void;
}

/** Controls the tool that a header button opens, whose code is fetched on first use. Any change of path closes it. */
export function useLazyTool(load: () => Promise<unknown>): LazyTool {
  const [isOpen, setIsOpen] = useOpenHere();
  const [isLoading, setIsLoading] = useState(false);
  const sentence = useErrorSentence();
  return {
    isOpen,
    isLoading,
    near: () => {
      load().catch(() => undefined);
    },
    open: () => {
      // Without its code it stays shut; the page must not fail for it.
      setIsLoading(true);
      load()
        .then(
          () => setIsOpen(true),
          (error: unknown) => showToast({ kind: 'error', text: sentence(error) }),
        )
        .finally(() => setIsLoading(false));
    },
    close: () => setIsOpen(false),
  };
}
