import { useOpenLogin } from '@onceware/ui/login-drawer/login-drawer';
import { PermissionGate } from '@onceware/ui/permission-gate/permission-gate';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { HeaderSearch } from '#features/catalog/suggest/header-search.tsx';
import { Header } from '#features/header/header.tsx';
import { isUnder } from '#lib/page/layout-kind.ts';
import { useSession } from '#lib/api/session.ts';
import { useIsHydrated } from '#lib/presses/use-is-hydrated.ts';
import { paths } from '#lib/paths.ts';
import { preloadable } from '#lib/page/preloadable.tsx';
import { ButtonSlot } from './button-slot.tsx';

// Fetched by those who may see them.
const { Component: SearchButton } = preloadable(
  async () => (await import('#demo/tools/search-button.tsx')).SearchButton,
);
const { Component: HeaderTools } = preloadable(async () => (await import('./header-tools.tsx')).HeaderTools);
const { Component: BellButton } = preloadable(
  async () => (await import('#features/notifications/bell/bell-button.tsx')).BellButton,
);
const { Component: LiveNews } = preloadable(async () => (await import('./live-news.tsx')).LiveNews);
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
        tools={<Tools isMember={isMember} />}
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
          <LiveNews />
        </Suspense>
      )}
    </>
  );
}

function Tools({ isMember }: { isMember: boolean }) {
  return (
    <>
      <PermissionGate permission="dev.feature">
        <ButtonSlot>
          <SearchButton />
        </ButtonSlot>
      </PermissionGate>
      {isMember && (
        <ButtonSlot>
          <HeaderTools />
        </ButtonSlot>
      )}
    </>
  );
}
