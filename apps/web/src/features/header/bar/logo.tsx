import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import classes from './logo.module.css';

/** One turn, and done: a ring that is walked once, with the point where it ends. */
function LogoMark() {
  return (
    <svg className={classes.mark} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <path d="M18.6 4.9A10.2 10.2 0 1 0 23.9 11" stroke="var(--brand)" strokeWidth="4.6" strokeLinecap="round" />
      <circle cx="23.1" cy="5.3" r="2.9" fill="var(--signal)" />
    </svg>
  );
}

export function Logo() {
  const t = useTranslations('header');
  return (
    <Link className={classes.logo} to={paths.home} aria-label={t('home')}>
      <LogoMark />
      <span className={classes.word}>onceware</span>
    </Link>
  );
}
