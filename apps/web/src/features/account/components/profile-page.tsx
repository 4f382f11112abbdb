import { useTranslations } from 'use-intl/react';
import { useSession } from '../../../lib/session.ts';
import { UserAvatar } from '../../../lib/user-avatar.tsx';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';

export function ProfilePage() {
  const t = useTranslations('account.profile');
  const { user } = useSession();
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      {user && (
        <dl className={classes.facts}>
          <dt>{t('picture')}</dt>
          <dd>
            <UserAvatar user={user} size={80} />
          </dd>
          <dt>{t('name')}</dt>
          <dd dir="auto">{user.name}</dd>
          <dt>{t('email')}</dt>
          <dd>
            <bdi>{user.email}</bdi>
          </dd>
        </dl>
      )}
    </AccountPage>
  );
}
