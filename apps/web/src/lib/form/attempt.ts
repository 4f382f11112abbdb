import { useRef, useState } from 'react';

/** State of a form's button: idle, pending, or failed. */
export interface Attempt {
  isPending: boolean;
  /** Error of the last attempt; null if it did not fail. */
  error: unknown;
  /** Does the work, unless it is under way: a second press sends nothing twice. */
  run: (work: () => Promise<unknown> | void) => void;
}

const IDLE = { isPending: false, error: null };

export function useAttempt(): Attempt {
  const [state, setState] = useState<Omit<Attempt, 'run'>>(IDLE);
  // Known at once, whereas the state is only there with the next render.
  const isRunning = useRef(false);
  const run: Attempt['run'] = (work) => {
    if (isRunning.current) return;
    const done = work();
    if (!done) return;
    isRunning.current = true;
    setState({ ...IDLE, isPending: true });
    const end = (error: unknown) => {
      isRunning.current = false;
      setState({ ...IDLE, error });
    };
    done.then(() => end(null), end);
  };
  return { ...state, run };
}
