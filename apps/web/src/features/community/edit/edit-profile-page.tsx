import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { EditProfileForm } from './edit-profile-form.tsx';

/** `/account/profile`: what others learn of the reader (NET-01). */
export function EditProfilePage() {
  const t = useTranslations('profiles');
  const { data, isError, isFetching, refetch } = trpc.profiles.mine.useQuery();
  return (
    <AccountPage title={t('edit')} lead={t('editing.lead')}>
      {data && <EditProfileForm own={data} />}
      {!data &&
        (isError && !isFetching ? (
          <LoadFailed text={t('editing.failed')} action={t('editing.tryAgain')} onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-label={t('loading')}>
            <Skeleton height="44px" />
          </div>
        ))}
    </AccountPage>
  );
}
