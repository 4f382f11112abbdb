import type { Permission } from '@onceware/api/access/access.contract';
import { useEffect } from 'react';
import type { LanguageCode } from '../../i18n/languages.ts';
import { loadPart } from '../../i18n/parts.ts';
import { preloadable } from '../../lib/preloadable.tsx';
import { PanelHistory } from '../../features/side-panel/components/panel-history.tsx';
import { PanelHost } from '../../features/side-panel/components/panel-host.tsx';
import { useSidePanel } from '../../features/side-panel/side-panel-provider.tsx';
import { useSession } from '../../lib/session.ts';

// With their words, so that what is opened shows at once.
const collections = preloadable('src/app/layouts/collections-slot.tsx', async () => (await import('./collections-slot.tsx')).CollectionsSlot);
const chat = preloadable('src/app/layouts/chat-slot.tsx', async () => (await import('./chat-slot.tsx')).ChatSlot);
export const loadCollections = (code: LanguageCode) => Promise.all([collections.preload(), loadPart('collections', code)]);
export const loadChat = (code: LanguageCode) => Promise.all([chat.preload(), loadPart('chat', code)]);

/** What it takes to open each (NAV-20). */
const PERMISSIONS: ReadonlyMap<string, Permission> = new Map([
  ['collections', 'dev.feature'],
  ['chat', 'sidebar.view'],
]);
const SLOTS = { collections: collections.Component, chat: chat.Component };

/** The side panel with its contents. It belongs to somebody signed in: it closes when they log out. */
export function Panel() {
  const { status, permissions } = useSession();
  const { close } = useSidePanel();
  useEffect(() => {
    if (status === 'anonymous') close();
  }, [status, close]);
  const isMine = (type: string) => permissions.some((held) => held === PERMISSIONS.get(type));
  return (
    <>
      <PanelHost slots={SLOTS} />
      {status === 'authenticated' && <PanelHistory isMine={isMine} />}
    </>
  );
}
