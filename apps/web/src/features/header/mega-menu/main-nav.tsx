import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { currentPath } from '../menus/menu-item.ts';
import { MAIN_MENU } from '../menus/main-menu.ts';
import classes from './main-nav.module.css';
import { MegaMenu } from './mega-menu.tsx';

/** The main menu where there is room for it (NAV-05). */
export function MainNav({ pathname }: { pathname: string }) {
  const t = useTranslations('header');
  const current = currentPath(MAIN_MENU, pathname);
  return (
    <nav className={classes.nav} aria-label={t('mainMenu')}>
      <ul className="row gap-1">
        {MAIN_MENU.map(({ title, path = '', mega }) => (
          <li key={title}>
            {mega ? (
              <MegaMenu name={mega} className={classes.entry} />
            ) : (
              <Link className={classes.entry} to={path} aria-current={path === current ? 'page' : undefined}>
                {t(`menu.${title}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
