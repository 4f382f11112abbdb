import { useOpenLogin } from '@onceware/ui/login-drawer/login-drawer';
import { PermissionGate } from '@onceware/ui/permission-gate/permission-gate';
import { IconFolders, IconMessages } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { HeaderSearch } from '#features/catalog/suggest/header-search.tsx';
import { Header } from '#features/header/header.tsx';
import { PanelButton } from '#features/side-panel/panel-button.tsx';
import { useLanguage } from '#i18n/language-provider.tsx';
import { isUnder } from '#lib/page/layout-kind.ts';
import { useSession } from '#lib/api/session.ts';
import { useIsHydrated } from '#lib/presses/use-is-hydrated.ts';
import { paths } from '#lib/paths.ts';
import { preloadable } from '#lib/page/preloadable.tsx';
import { ButtonSlot } from './button-slot.tsx';
import { loadChat, loadCollections } from './panel-contents.ts';

// Fetched by those who may see them.
const { Component: SearchButton } = preloadable(
  async () => (await import('#demo/tools/search-button.tsx')).SearchButton,
);
const { Component: BellButton } = preloadable(
  async () => (await import('#features/notifications/bell/bell-button.tsx')).BellButton,
);
const { Component: LiveNotifications } = preloadable(
  async () => (await import('./live-notifications.tsx')).LiveNotifications,
);
const { Component: AppsButton } = preloadable(async () => (await import('#demo/tools/apps-button.tsx')).AppsButton);
const { Component: StoreToolbar } = preloadable(
  async () => (await import('#demo/store/store-toolbar.tsx')).StoreToolbar,
);

/** The header with what other features put into it (NAV-18, NAV-20). */
export function AppHeader() {
  const { pathname } = useLocation();
  const openLogin = useOpenLogin();
  const isMember = useSession().status === 'authenticated';
  const isHydrated = useIsHydrated();
  return (
    <>
      <Header
        onLogIn={() => openLogin()}
        // The others have the search that opens by ⌘K.
        search={
          <PermissionGate permission="dev.feature" fallback={<HeaderSearch />}>
            {null}
          </PermissionGate>
        }
        tools={<Tools />}
        bell={
          isMember && (
            <ButtonSlot>
              <BellButton />
            </ButtonSlot>
          )
        }
        moreTools={
          <PermissionGate permission="dev.feature">
            <ButtonSlot>
              <AppsButton />
            </ButtonSlot>
          </PermissionGate>
        }
        toolbar={isUnder(pathname, paths.demo.store) && <StoreToolbar />}
      />
      {isHydrated && isMember && (
        <Suspense>
          <LiveNotifications />
        </Suspense>
      )}
    </>
  );
}

function Tools() {
  const t = useTranslations('header');
  const { language } = useLanguage();
  return (
    <>
      <PermissionGate permission="dev.feature">
        <ButtonSlot>
          <SearchButton />
        </ButtonSlot>
        <PanelButton
          type="collections"
          label={t('collections')}
          icon={IconFolders}
          loadContent={() => loadCollections(language.code)}
        />
      </PermissionGate>
      <PermissionGate permission="sidebar.view">
        <PanelButton type="chat" label={t('chat')} icon={IconMessages} loadContent={() => loadChat(language.code)} />
      </PermissionGate>
    </>
  );
}
