import { Dialog } from '@onceware/ui/dialog/dialog';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { currentPath } from '../menus/menu-item.ts';
import { MAIN_MENU } from '../menus/main-menu.ts';
import { ColorSchemeToggle } from '../bar/color-scheme-toggle.tsx';
import classes from './mobile-menu.module.css';
import { MobileMegaMenu } from '../mega-menu/mobile-mega-menu.tsx';

interface Props {
  onClose: () => void;
  /** Tools that the narrow header has no room for. */
  tools: ReactNode;
  bell: ReactNode;
}

/** NAV-08: the main menu of narrow screens. */
export function MobileMenu({ onClose, tools, bell }: Props) {
  const t = useTranslations('header');
  const { pathname } = useLocation();
  const current = currentPath(MAIN_MENU, pathname);
  return (
    <Dialog isOpen onClose={onClose} side="start" title={t('mainMenu')} closeLabel={t('closeMenu')}>
      <nav aria-label={t('mainMenu')}>
        <ul className="stack">
          {MAIN_MENU.map(({ title, path = '', mega }) => (
            <li key={title} className="line-below">
              {mega ? (
                <MobileMegaMenu name={mega} className={classes.entry} onFollow={onClose} />
              ) : (
                <Link
                  className={classes.entry}
                  to={path}
                  onClick={onClose}
                  aria-current={path === current ? 'page' : undefined}
                >
                  {t(`menu.${title}`)}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="row items-center justify-between mt-4 text-14 quiet">
        <span>{t('darkMode')}</span>
        <ColorSchemeToggle />
      </div>
      <div className={classes.tools}>
        <div className={classes.bell}>{bell}</div>
        {tools}
      </div>
    </Dialog>
  );
}
