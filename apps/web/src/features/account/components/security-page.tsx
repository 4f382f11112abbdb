import { useTranslations } from 'use-intl/react';
import { useSession } from '../../../lib/session.ts';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';

export function SecurityPage() {
  const t = useTranslations('account.security');
  const { user } = useSession();
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      {user && <p className={classes.note}>{t('signedInAs', { email: user.email })}</p>}
      <p className={classes.note}>{t('next')}</p>
    </AccountPage>
  );
}
