import { useCallback, useEffect, useRef, useState } from 'react';

export interface PageState {
  state: 'idle' | 'loading' | 'failed';
  load: () => void;
}

/** A page of messages beyond an end of the list: being loaded, or failed until the reader asks again. */
export function usePage(source: () => Promise<void>): PageState {
  const [state, setState] = useState<PageState['state']>('idle');
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  const load = useCallback(() => {
    setState('loading');
    latest.current().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  }, []);
  return { state, load };
}
