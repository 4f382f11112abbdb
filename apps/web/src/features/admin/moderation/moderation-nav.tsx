import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { adminPaths } from '#lib/admin-paths.ts';
import { paths } from '#lib/paths.ts';
import classes from './moderation.module.css';

/** From one of the three lists to the others. */
export function ModerationNav() {
  const t = useTranslations('adminModeration');
  const lists = [
    { to: paths.admin('moderation'), label: t('flagged.title') },
    { to: adminPaths.moderation('muted'), label: t('muted.title') },
    { to: adminPaths.moderation('rooms'), label: t('rooms.title') },
  ];
  return (
    <nav className={classes.nav} aria-label={t('nav')}>
      {lists.map(({ to, label }) => (
        <NavLink key={to} className={classes.tab ?? ''} to={to} end>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
