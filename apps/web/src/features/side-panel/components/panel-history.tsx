import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import type { PanelType } from '../panel-state.ts';

interface Props {
  /** Whether a type may be opened for this reader. */
  isMine: (type: PanelType) => boolean;
}

const Follower = lazy(async () => {
  const { usePanelHistory } = await import('./use-panel-history.ts');
  return {
    default: function PanelFollower({ isMine }: Props) {
      usePanelHistory(isMine);
      return null;
    },
  };
});

/** Back, Forward and a reload move the panel (NAV-11), for those who have one: their browser fetches this after the page. */
export function PanelHistory(props: Props) {
  return useIsHydrated() && <Suspense><Follower {...props} /></Suspense>;
}
