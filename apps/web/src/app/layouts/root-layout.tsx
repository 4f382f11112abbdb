import { Outlet, ScrollRestoration, useLocation, useNavigation, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Sidebar } from '#features/header/sidebar/dashboard-parts.tsx';
import { layoutKind } from '#lib/page/layout-kind.ts';
import { AppHeader } from './app-header.tsx';
import { FeatureSlots } from './feature-slots.tsx';
import { Footer } from './footer.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import classes from './root-layout.module.css';
import { useEffect, useRef } from 'react';
import { useSession } from '#lib/api/session.ts';

/** The frame of every page. Where features meet: this folder alone hands one to another. */
export function RootLayout() {
  const t = useTranslations('app');
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const kind = layoutKind(pathname);
  return (
    <FeatureSlots>
      <div className={classes.page}>
        <a className={classes.skip} href="#main">
          {t('skipToContent')}
        </a>
        <LanguageOffer />
        {isLoading && <div className={classes.progress} />}
        <AppHeader />
        <div className="row flex-1">
          {kind === 'dashboard' && <Sidebar pathname={pathname} />}
          <main id="main" tabIndex={-1} className={classes.main}>
            <Outlet />
          </main>
        </div>
        {kind === 'public' && <Footer />}
        <RouteAnnouncer />
        <SessionWatch />
        <ScrollRestoration />
      </div>
    </FeatureSlots>
  );
}

/**
 * Has the page's guard look again when somebody is no longer signed in or may do less: their session was ended elsewhere, or
 * a permission was taken. The guard then leads to signing in, or says that the page is not theirs.
 */
function SessionWatch() {
  const { status, permissions } = useSession();
  const { revalidate } = useRevalidator();
  const held = useRef(permissions);

  useEffect(() => {
    if (status === 'loading') return;
    const isLess = held.current.some((permission) => !permissions.includes(permission));
    held.current = permissions;
    if (isLess) void revalidate();
  }, [status, permissions, revalidate]);
  return null;
}
