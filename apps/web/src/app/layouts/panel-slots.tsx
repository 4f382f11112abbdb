import type { Permission } from '@onceware/api/kernel/permissions.contract';
import { lazy, Suspense, useEffect } from 'react';
import { PanelHost } from '#features/side-panel/panel-host.tsx';
import { useSidePanel } from '#features/side-panel/side-panel-provider.tsx';
import { useSession } from '#lib/api/session.ts';
import { useIsHydrated } from '#lib/presses/use-is-hydrated.ts';
import { PANEL_CONTENTS } from './panel-contents.ts';

// For readers who have a panel, once their page is rendered.
const PanelWatch = lazy(async () => ({ default: (await import('./panel-watch.tsx')).PanelWatch }));

/** Permission needed to open each panel (NAV-20). */
const PERMISSIONS: ReadonlyMap<string, Permission> = new Map([
  ['collections', 'dev.feature'],
  ['chat', 'sidebar.view'],
]);

/** The side panel with its contents. It belongs to somebody signed in: it closes when they log out. */
export function Panel() {
  const { status, permissions } = useSession();
  const { close } = useSidePanel();
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (status === 'anonymous') close();
  }, [status, close]);
  const isMine = (type: string) => permissions.some((held) => held === PERMISSIONS.get(type));
  return (
    <>
      <PanelHost slots={PANEL_CONTENTS} />
      {isHydrated && status === 'authenticated' && (
        <Suspense>
          <PanelWatch isMine={isMine} />
        </Suspense>
      )}
    </>
  );
}
