import { useState } from 'react';

/** What a form's button does: pending, then over or with its error. */
export function useAttempt() {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async (work: () => Promise<unknown>, onDone: () => void) => {
    setIsPending(true);
    setError(null);
    try {
      await work();
      onDone();
    } catch (failure) {
      setError(failure);
    }
    setIsPending(false);
  };
  return { isPending, error, run };
}
