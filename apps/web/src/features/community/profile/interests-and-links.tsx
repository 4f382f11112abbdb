import type { Profile } from '@onceware/api/community/profiles/profiles.contract';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import classes from './profile.module.css';

export function Interests({ categories }: { categories: Profile['interests'] }) {
  const t = useTranslations('profiles');
  const catalog = useTranslations('catalog.category');
  if (categories.length === 0) return null;
  return (
    <ul className={classes.interests} aria-label={t('interests')}>
      {categories.map((category) => (
        <li key={category}>
          <Link className={classes.interest} to={paths.category(category)}>
            {catalog(category)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The address as it is read: without what begins and ends all of them. */
const readable = (link: string) => link.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** Links to elsewhere: they are the member's own, and the site answers for none. */
export function Links({ links }: { links: readonly string[] }) {
  const t = useTranslations('profiles');
  if (links.length === 0) return null;
  return (
    <ul className={classes.links} aria-label={t('links')}>
      {links.map((link) => (
        <li key={link} className={classes.oneLine} dir="ltr">
          <a href={link} rel="nofollow me noopener">
            {readable(link)}
          </a>
        </li>
      ))}
    </ul>
  );
}
