import { useSyncExternalStore } from 'react';

/** Below this the panel covers the page instead of standing beside it (NAV-11). Also in `side-panel.module.css`. */
const NARROW = '(max-width: 1023.98px)';

function subscribe(notify: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
