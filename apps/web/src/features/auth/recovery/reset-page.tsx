import { useTranslations } from 'use-intl/react';
import { NeedsScript } from '#lib/form/needs-script.tsx';
import { useFragmentToken } from './use-fragment-token.ts';
import { AskResetForm } from './ask-reset-form.tsx';
import { AuthFrame } from '../sign-in/auth-frame.tsx';
import { ResetForm } from './reset-form.tsx';

/** `/reset-password`: asks for the mail, and with what its link carries chooses the new password (AUTH-06). */
export function ResetPage() {
  const t = useTranslations('recovery.reset');
  const { token, forget } = useFragmentToken();
  return (
    <AuthFrame title={t('title')}>
      {token === undefined && <NeedsScript />}
      {token === null && <AskResetForm />}
      {typeof token === 'string' && <ResetForm key={token} token={token} onNewLink={forget} />}
    </AuthFrame>
  );
}
