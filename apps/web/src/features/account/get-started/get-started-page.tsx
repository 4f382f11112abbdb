import type { Profile } from '@onceware/api/identity/account/account.contract';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import { trpc } from '#lib/api/trpc.ts';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { GetStartedStep } from './get-started-step.tsx';
import classes from './get-started-page.module.css';
import { LoadFailed } from '#lib/frames/load-failed.tsx';

/** `/dashboard/account/home/get-started` (ACC-01). */
export function GetStartedPage() {
  const t = useTranslations('account.getStarted');
  const { data, isError, isFetching, refetch } = trpc.account.profile.useQuery();
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      {data && <Steps profile={data.profile} />}
      {!data &&
        (isError && !isFetching ? (
          <LoadFailed text={t('failed')} action={t('tryAgain')} onRetry={() => void refetch()} />
        ) : (
          <Waiting />
        ))}
      <p className="mt-6 quiet">
        {t('readText')} <Link to={paths.blog}>{t('readAction')}</Link>
      </p>
    </AccountPage>
  );
}

function Steps({ profile }: { profile: Profile }) {
  const t = useTranslations('account.getStarted');
  const steps = [
    { step: 'verify', isDone: profile.isEmailVerified, to: paths.account.security },
    { step: 'save', isDone: profile.steps.hasSavedSomething, to: paths.explore },
    { step: 'buy', isDone: profile.steps.hasPurchase, to: paths.account.purchases },
  ] as const;
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <>
      <p className="mb-3 text-14 num quiet">
        {done === steps.length ? t('allDone') : t('count', { done, all: steps.length })}
      </p>
      <ol className={classes.steps}>
        {steps.map((one) => (
          <GetStartedStep key={one.step} {...one} isNext={one === next} />
        ))}
      </ol>
    </>
  );
}

function Waiting() {
  const t = useTranslations('account.getStarted');
  return (
    <div className={classes.steps} role="status" aria-label={t('loading')}>
      {['60%', '48%', '54%'].map((width) => (
        <div key={width} className={classes.waiting}>
          <Skeleton width="32px" height="32px" isRound />
          <Skeleton width={width} height="20px" />
        </div>
      ))}
    </div>
  );
}
