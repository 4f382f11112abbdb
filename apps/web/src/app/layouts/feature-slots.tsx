import { PermissionGate } from '@onceware/ui/permission-gate/permission-gate';
import { useOpenLogin } from '@onceware/ui/login-drawer/login-drawer';
import { IconFolders } from '@tabler/icons-react';
import { lazy, type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { LoginProvider } from '../../features/auth/components/login-provider.tsx';
import { EntityActionsProvider } from '../../features/catalog/entity-actions.tsx';
import { SaveButton } from '../../features/collections/components/save-button.tsx';
import { Header } from '../../features/header/components/header.tsx';
import { PanelButton } from '../../features/side-panel/components/panel-button.tsx';
import { PanelHost } from '../../features/side-panel/components/panel-host.tsx';
import { SidePanelProvider, useSidePanel } from '../../features/side-panel/side-panel-provider.tsx';
import { useSession } from '../../lib/session.ts';
import { ToastHost } from '../../lib/toasts.tsx';

const loadCollections = () => import('../../features/collections/components/collections-panel.tsx');
const PANEL_SLOTS = { collections: lazy(async () => ({ default: (await loadCollections()).CollectionsPanel })) };
const ENTITY_ACTIONS = { Save: SaveButton };

/** Around the page: what features offer to one another. */
export function FeatureSlots({ children }: { children: ReactNode }) {
  return (
    <LoginProvider>
      <SidePanelProvider>
        <EntityActionsProvider value={ENTITY_ACTIONS}>{children}</EntityActionsProvider>
        <Panel />
        <ToastHost />
      </SidePanelProvider>
    </LoginProvider>
  );
}

/** The panel belongs to somebody signed in: it closes when they log out. */
function Panel() {
  const { status } = useSession();
  const { close } = useSidePanel();
  useEffect(() => {
    if (status === 'anonymous') close();
  }, [status, close]);
  return <PanelHost slots={PANEL_SLOTS} />;
}

/** The header with the buttons of other features (NAV-20). */
export function AppHeader() {
  const t = useTranslations('header');
  const openLogin = useOpenLogin();
  return (
    <Header
      onLogIn={() => openLogin()}
      tools={
        <PermissionGate permission="dev.feature">
          <PanelButton type="collections" label={t('collections')} icon={IconFolders} loadContent={loadCollections} />
        </PermissionGate>
      }
    />
  );
}
