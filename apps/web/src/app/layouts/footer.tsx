import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Logo } from '#features/header/bar/logo.tsx';
import { FOOTER_MENU } from '#features/header/menus/main-menu.ts';
import { SingleKeysButton } from '#lib/keys/single-keys-button.tsx';
import classes from './footer.module.css';
import { LanguageSelect } from './language-select.tsx';

export function Footer() {
  const t = useTranslations('app.footer');
  const menu = useTranslations('header.menu');
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div>
          <Logo />
          <p className="text-14 quiet">{t('promise')}</p>
        </div>
        <nav aria-label={t('label')}>
          <ul className={classes.links}>
            {FOOTER_MENU.map((item) => (
              <li key={item.title}>
                <Link className={classes.link} to={item.path ?? '/'}>
                  {menu(item.title)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="stack gap-2">
          <LanguageSelect />
          <SingleKeysButton />
        </div>
      </div>
    </footer>
  );
}
