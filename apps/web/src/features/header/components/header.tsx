import { IconMenu2 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { layoutKind } from '../../../lib/layout-kind.ts';
import { isCurrent, MAIN_MENU } from '../main-menu.ts';
import { useHeaderHeight, useIsScrolled } from '../hooks/use-header-measures.ts';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import classes from './header.module.css';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SessionArea } from './session-area.tsx';

export interface HeaderProps {
  /** Buttons of other features, between the menu and the session: Collections, later Chat. */
  tools?: ReactNode;
  /** Opens the login drawer. Without it, or without JavaScript, Log in leads to its page. */
  onLogIn?: () => void;
}

export function Header({ tools, onLogIn }: HeaderProps) {
  const { pathname } = useLocation();
  const isScrolled = useIsScrolled();
  const ref = useHeaderHeight();
  const isAuth = layoutKind(pathname) === 'auth';
  return (
    <header ref={ref} className={classes.header} data-scrolled={isScrolled || undefined}>
      <div className={classes.bar}>
        {!isAuth && <MobileMenuButton />}
        <Logo />
        {!isAuth && <MainMenu pathname={pathname} />}
        <div className={classes.actions}>
          {isAuth ? (
            <ColorSchemeToggle />
          ) : (
            <>
              {tools}
              <SessionArea onLogIn={onLogIn} />
            </>
          )}
        </div>
      </div>
    </header>
  );
}

function MainMenu({ pathname }: { pathname: string }) {
  const t = useTranslations('header');
  return (
    <nav className={classes.nav} aria-label={t('mainMenu')}>
      <ul className={classes.menu}>
        {MAIN_MENU.map((item) => (
          <li key={item.title}>
            <Link className={classes.entry} to={item.path ?? '/'} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
              {t(`menu.${item.title}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MobileMenuButton() {
  const t = useTranslations('header');
  const { key } = useLocation();
  // Open at one place in the history only: any change of path closes it, back and forward too (NAV-08).
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  return (
    <>
      <button type="button" className={classes.burger} aria-label={t('openMenu')} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpenAt(key)}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
      </button>
      <MobileMenu isOpen={isOpen} onClose={() => setOpenAt(null)} />
    </>
  );
}
