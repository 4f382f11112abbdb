import { buttonClass } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../lib/paths.ts';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';

export function PurchasesPage() {
  const t = useTranslations('account.purchases');
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <p className={classes.note}>{t('empty')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.deals}>
        {t('emptyAction')}
      </Link>
    </AccountPage>
  );
}
