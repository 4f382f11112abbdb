import type { AdminUserDetail } from '@onceware/api/staff/staff.contract';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { adminPaths } from '#lib/admin-paths.ts';
import { useSession } from '#lib/api/session.ts';
import { Moment } from '#lib/time/moment.tsx';
import { Section } from './section.tsx';
import classes from './user.module.css';

export function UserFacts({ user }: { user: AdminUserDetail }) {
  const t = useTranslations('adminUsers.facts');
  const tPermission = useTranslations('adminRoles.permission');
  const { number } = useFormat();
  const { list } = useFormatter();
  const { collections, purchases, keys } = user.counts;
  const may = list(user.permissions.map((permission) => tPermission(`${permission}.title`)));
  return (
    <Section title={t('title')}>
      <dl className={classes.userFacts}>
        <dt>{t('email')}</dt>
        <dd>{t(user.isEmailVerified ? 'verified' : 'notVerified')}</dd>
        <dt>{t('joined')}</dt>
        <dd>
          <Moment at={user.createdAt} />
        </dd>
        <dt>{t('seen')}</dt>
        <dd>{user.lastSeenAt ? <Moment at={user.lastSeenAt} /> : t('notSeen')}</dd>
        {user.suspendedAt && (
          <>
            <dt>{t('suspended')}</dt>
            <dd>
              <Moment at={user.suspendedAt} />
            </dd>
          </>
        )}
        <dt>{t('permissions')}</dt>
        <dd>{may || t('noPermissions')}</dd>
        <dt>{t('collections')}</dt>
        <dd>{number(collections)}</dd>
        <dt>{t('purchases')}</dt>
        <dd>{number(purchases)}</dd>
        <dt>{t('keys')}</dt>
        <dd>{number(keys)}</dd>
        <dt>{t('organizations')}</dt>
        <dd>
          <Organizations organizations={user.organizations} />
        </dd>
      </dl>
    </Section>
  );
}

function Organizations({ organizations }: Pick<AdminUserDetail, 'organizations'>) {
  const t = useTranslations('adminUsers.facts');
  const { permissions } = useSession();
  if (organizations.length === 0) return t('noOrganizations');
  return (
    <ul className="stack gap-1">
      {organizations.map(({ id, name, role }) => (
        <li key={id}>
          {permissions.includes('admin.organizations') ? (
            <Link to={adminPaths.organization(id)} dir="auto">
              {name}
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}{' '}
          <span className={classes.userFactsRole}>{t(`role.${role}`)}</span>
        </li>
      ))}
    </ul>
  );
}
