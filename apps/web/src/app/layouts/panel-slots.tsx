import { lazy, useEffect } from 'react';
import { PanelHost } from '../../features/side-panel/components/panel-host.tsx';
import { useSidePanel } from '../../features/side-panel/side-panel-provider.tsx';
import { useSession } from '../../lib/session.ts';

export const loadCollections = () => import('../../features/collections/components/collections-panel.tsx');
export const loadChat = () => import('./chat-slot.tsx');

const SLOTS = {
  collections: lazy(async () => ({ default: (await loadCollections()).CollectionsPanel })),
  chat: lazy(async () => ({ default: (await loadChat()).ChatSlot })),
};

/** The side panel with its contents. It belongs to somebody signed in: it closes when they log out. */
export function Panel() {
  const { status } = useSession();
  const { close } = useSidePanel();
  useEffect(() => {
    if (status === 'anonymous') close();
  }, [status, close]);
  return <PanelHost slots={SLOTS} />;
}
