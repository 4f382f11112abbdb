import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isUnder, layoutKind } from '#lib/page/layout-kind.ts';
import { paths } from '#lib/paths.ts';
import { useHeaderHeight, useIsScrolled } from './bar/use-header-measures.ts';
import { ColorSchemeToggle } from './bar/color-scheme-toggle.tsx';
import { Breadcrumb } from './sidebar/dashboard-parts.tsx';
import { HeaderBar } from './bar/header-bar.tsx';
import classes from './header.module.css';
import { Logo } from './bar/logo.tsx';
import { MainNav } from './mega-menu/main-nav.tsx';
import { MobileMenuButton } from './mobile/mobile-menu-button.tsx';
import { ScrollProgress } from './bar/scroll-progress.tsx';
import { SessionArea, type SessionAreaProps } from './user/session-area.tsx';
import { SidebarButton } from './sidebar/sidebar-button.tsx';

interface Props extends SessionAreaProps {
  /** The search of the catalogue, after the main menu. */
  search?: ReactNode;
  /** Buttons of other features, between the menu and the session. */
  tools?: ReactNode;
  /** Further tools, which move to the main menu when there is no room. */
  moreTools?: ReactNode;
  /** Between the two; it moves to the main menu last of all. */
  bell?: ReactNode;
  /** A second row below the first: the store's toolbar. */
  toolbar?: ReactNode;
}

export function Header({ search, tools, moreTools, bell, toolbar, onLogIn }: Props) {
  const { pathname } = useLocation();
  const isScrolled = useIsScrolled();
  const ref = useHeaderHeight();
  const kind = layoutKind(pathname);
  return (
    <header
      ref={ref}
      className={classes.header}
      data-kind={kind}
      data-scrolled={isScrolled || undefined}
      data-toolbar={toolbar ? true : undefined}
    >
      <HeaderBar>
        {kind === 'dashboard' && <SidebarButton />}
        {kind !== 'auth' && <MobileMenuButton tools={moreTools} bell={bell} />}
        <Logo />
        {kind !== 'auth' && <Middle pathname={pathname} />}
        {kind !== 'auth' && search}
        <div className={classes.actions}>
          {kind === 'auth' ? (
            <ColorSchemeToggle />
          ) : (
            <>
              {tools}
              <div className={classes.bell}>{bell}</div>
              <div className={classes.more}>{moreTools}</div>
              <SessionArea onLogIn={onLogIn} />
            </>
          )}
        </div>
      </HeaderBar>
      {toolbar}
      <ScrollProgress pathname={pathname} />
    </header>
  );
}

/** The main menu; on /account a breadcrumb takes its place (NAV-04). */
function Middle({ pathname }: { pathname: string }) {
  return isUnder(pathname, paths.demo.account) ? <Breadcrumb pathname={pathname} /> : <MainNav pathname={pathname} />;
}
