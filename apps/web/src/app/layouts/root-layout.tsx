import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Sidebar } from '#features/header/sidebar/dashboard-parts.tsx';
import { layoutKind } from '#lib/page/layout-kind.ts';
import { AppHeader } from './app-header.tsx';
import { FeatureSlots } from './feature-slots.tsx';
import { Footer } from './footer.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import classes from './root-layout.module.css';
import { SessionWatch } from './session-watch.tsx';

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
        <div className={classes.body}>
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
