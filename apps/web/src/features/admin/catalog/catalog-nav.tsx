import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { adminPaths } from '#lib/admin-paths.ts';
import { paths } from '#lib/paths.ts';
import classes from '../moderation/moderation.module.css';

const PARTS = ['deals', 'tools', 'drafts'] as const;

/** From one part of the catalogue's administration to the others. */
export function CatalogNav() {
  const t = useTranslations('adminEditing.part');
  return (
    <nav className={classes.nav} aria-label={t('nav')}>
      {PARTS.map((part) => (
        <NavLink key={part} className={classes.tab ?? ''} to={adminPaths.catalog(part)}>
          {t(part)}
        </NavLink>
      ))}
      <NavLink className={classes.tab ?? ''} to={paths.admin('catalog')} end>
        {t('import')}
      </NavLink>
    </nav>
  );
}
