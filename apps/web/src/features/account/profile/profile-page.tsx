import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import classes from './profile-form.module.css';
import { KeysSection } from './keys-section.tsx';
import { ProfileForm } from './profile-form.tsx';

/** `/dashboard/account` (ACC-01). */
export function ProfilePage() {
  const t = useTranslations('account.profile');
  const { data, isError, isFetching, refetch } = trpc.account.profile.useQuery();
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      {data && <ProfileForm profile={data.profile} />}
      {data && <KeysSection />}
      {!data &&
        (isError && !isFetching ? (
          <LoadFailed text={t('failed')} action={t('tryAgain')} onRetry={() => void refetch()} />
        ) : (
          <ProfileSkeleton />
        ))}
    </AccountPage>
  );
}

/** In the shape of the form: picture, then three fields. */
function ProfileSkeleton() {
  const t = useTranslations('account.profile');
  return (
    <div className={classes.form} role="status" aria-label={t('loading')}>
      <Skeleton width="80px" height="80px" isRound />
      {['name', 'email', 'language'].map((field) => (
        <div key={field} className="stack gap-2">
          <Skeleton width="80px" height="14px" />
          <Skeleton height="44px" />
        </div>
      ))}
    </div>
  );
}
