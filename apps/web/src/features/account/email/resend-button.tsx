import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork } from '#lib/changes/use-change.ts';

/** Has the mail that confirms a new account's address sent once more. */
export function ResendButton({ email }: { email: string }) {
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
