import { useSyncExternalStore } from 'react';

const ATTRIBUTE = 'data-mantine-color-scheme';

function watch(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}

/** Whether the page shows dark now, whoever decided it. For what is mounted in the browser only. */
export function useIsDark(): boolean {
  return useSyncExternalStore(
    watch,
    () => document.documentElement.getAttribute(ATTRIBUTE) === 'dark',
    () => false,
  );
}
