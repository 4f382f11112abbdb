import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';

/** Has the mail that confirms a new account's address sent once more. */
export function ResendButton({ email }: { email: string }) {
  const t = useTranslations('security.email');
  const sentence = useErrorSentence();
  const resend = trpc.auth.resendVerification.useMutation({
    networkMode: 'always',
    onSuccess: () => showToast({ kind: 'success', text: t('resent', { email }) }),
    onError: (error) => showToast({ kind: 'error', text: sentence(error) }),
  });
  return (
    <Button isBusy={resend.isPending} onClick={() => resend.mutate()}>
      {t('resend')}
    </Button>
  );
}
