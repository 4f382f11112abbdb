import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

/** `/dashboard/account` (ACC-01). */
export function ProfilePage() {
  const t = useTranslations('account.profile');
  const { data, isError, isFetching, refetch } = trpc.account.profile.useQuery();
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      {data && <ProfileForm profile={data.profile} />}
      {!data &&
        (isError && !isFetching ? (
          <LoadFailed text={t('failed')} action={t('tryAgain')} onRetry={() => void refetch()} />
        ) : (
          <ProfileSkeleton />
        ))}
    </AccountPage>
  );
}
