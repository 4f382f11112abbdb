import type { ReactNode } from 'react';
import { LoginProvider } from '#features/auth/sign-in/login-provider.tsx';
import { EntityActionsProvider } from '#features/catalog/cards/entity-actions.tsx';
import { SaveButton } from '#features/collections/save/save-button.tsx';
import { SidePanelProvider } from '#features/side-panel/side-panel-provider.tsx';
import { WatchButton } from '#features/watches/watch-button.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { Panel } from './panel-slots.tsx';

const ENTITY_ACTIONS = { Save: SaveButton, Watch: WatchButton };

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
