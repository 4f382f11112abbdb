import type { Profile } from '@onceware/api/identity/account/account.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { PendingEmail } from './pending-email.tsx';
import { Loading } from '../security/loading.tsx';
import { Section } from '../security/section.tsx';

export function EmailSection() {
  const t = useTranslations('security');
  const { data, isError, refetch } = trpc.account.profile.useQuery();
  return (
    <Section title={t('email.title')}>
      {data && <Email profile={data.profile} />}
      {!data && isError && <LoadFailed text={t('failed')} action={t('tryAgain')} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
    </Section>
  );
}

function Email({ profile: { email, isEmailVerified, pendingEmail } }: { profile: Profile }) {
  const t = useTranslations('security.email');
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      <p className="row wrap items-center gap-1-3 breaks">
        <bdi>{email}</bdi>
        <Badge tone={isEmailVerified ? 'ok' : 'signal'}>{t(isEmailVerified ? 'confirmed' : 'unconfirmed')}</Badge>
      </p>
      {!isEmailVerified && <p className="measure text-14 quiet">{t('unconfirmedText')}</p>}
      {pendingEmail && <PendingEmail pending={pendingEmail} />}
      <div className="row wrap gap-2">
        {!isEmailVerified && <ResendButton email={email} />}
        {!pendingEmail && <Button onClick={() => setIsChanging(true)}>{t('change')}</Button>}
      </div>
      {isChanging && <EmailDialog onClose={() => setIsChanging(false)} />}
    </>
  );
}

/** Has the mail that confirms a new account's address sent once more. */
function ResendButton({ email }: { email: string }) {
  const t = useTranslations('security.email');
  const { change, isPending } = useWork();
  const make = useMake();
  const resend = () =>
    void make(() => change(({ auth }) => auth.resendVerification.mutate()), { done: t('resent', { email }) });
  return (
    <Button isBusy={isPending} onClick={resend}>
      {t('resend')}
    </Button>
  );
}
