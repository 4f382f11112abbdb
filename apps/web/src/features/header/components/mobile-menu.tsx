import { Sheet } from '@onceware/ui/sheet/sheet';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { isCurrent, MAIN_MENU } from '../main-menu.ts';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import classes from './mobile-menu.module.css';

/** NAV-08: the main menu of narrow screens. */
export function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('header');
  const { pathname } = useLocation();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} side="start" title={t('mainMenu')} closeLabel={t('closeMenu')}>
      <nav aria-label={t('mainMenu')}>
        <ul className={classes.menu}>
          {MAIN_MENU.map((item) => (
            <li key={item.title}>
              <Link className={classes.entry} to={item.path ?? '/'} onClick={onClose} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
                {t(`menu.${item.title}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.foot}>
        <span>{t('darkMode')}</span>
        <ColorSchemeToggle />
      </div>
    </Sheet>
  );
}
