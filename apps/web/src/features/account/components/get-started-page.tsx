import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../lib/paths.ts';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';

const STEPS = [
  { step: 'find', to: paths.explore },
  { step: 'save', to: paths.deals },
  { step: 'read', to: paths.blog },
] as const;

export function GetStartedPage() {
  const t = useTranslations('account.getStarted');
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <ol className={classes.steps}>
        {STEPS.map(({ step, to }) => (
          <li key={step} className={classes.step}>
            <div>
              <h2>{t(`${step}Title`)}</h2>
              <p>{t(`${step}Text`)}</p>
              <Link to={to}>{t(`${step}Action`)}</Link>
            </div>
          </li>
        ))}
      </ol>
    </AccountPage>
  );
}
