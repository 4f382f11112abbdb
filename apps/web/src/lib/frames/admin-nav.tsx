import type { Permission } from '@onceware/api/kernel/permissions.contract';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type AdminSection, paths } from '../paths.ts';
import { useSession } from '../api/session.ts';
import classes from './frames.module.css';

const SECTIONS: readonly AdminSection[] = [
  'users',
  'organizations',
  'contacts',
  'moderation',
  'reviews',
  'orders',
  'logs',
  'roles',
  'catalog',
];

const permissionOf = (section: AdminSection): Permission =>
  section === 'moderation' ? 'admin.chat' : `admin.${section}`;

/** The sections whose permission the admin holds; the sidebar shows the area only with `dev.feature`. */
export function AdminNav() {
  const t = useTranslations('admin');
  const { permissions } = useSession();
  const list = useRef<HTMLUListElement>(null);

  // On a phone this page may be beyond the edge.
  useEffect(() => {
    const here = list.current?.querySelector('[aria-current]');
    if (!list.current || !here) return;
    const [inner, outer] = [here.getBoundingClientRect(), list.current.getBoundingClientRect()];
    list.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, []);

  return (
    <nav className="line-below" aria-label={t('nav')}>
      <ul ref={list} className={classes.list}>
        {SECTIONS.filter((section) => permissions.includes(permissionOf(section))).map((section) => (
          <li key={section}>
            <NavLink className={classes.link ?? ''} to={paths.admin(section)}>
              {t(`${section}.title`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
