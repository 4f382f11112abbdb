import { Button } from '@onceware/ui/button/button';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { errorKey } from '#lib/api/api-error.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { NewPasswordField } from '#lib/password/new-password-field.tsx';
import { paths } from '#lib/paths.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { AuthForm } from '../sign-in/auth-form.tsx';
import classes from '../sign-in/sign-in.module.css';
import { trpc } from '#lib/api/trpc.ts';
import { useConfirmSession } from '../sign-in/use-confirm-session.ts';

/** Chooses the new password; then the reader is signed in, and everybody else out. */
export function ResetForm({ token, onNewLink }: { token: string; onNewLink: () => void }) {
  const t = useTranslations('recovery.reset');
  const navigate = useNavigate();
  const sentence = useErrorSentence();
  const reset = useResetPassword();

  const save = (password: string) =>
    reset.mutateAsync(
      { token, password },
      {
        onSuccess: () => {
          showToast({ kind: 'success', text: t('done') });
          void navigate(paths.account.profile, { replace: true });
        },
      },
    );

  if (errorKey(reset.error) === 'link_invalid') {
    return (
      <div className={classes.outcome}>
        <p className={classes.failure} role="alert">
          {sentence(reset.error)}
        </p>
        <Button variant="primary" onClick={onNewLink}>
          {t('newLink')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p className={classes.lead}>{t('chooseLead')}</p>
      <AuthForm
        submitLabel={t('save')}
        busyLabel={t('saving')}
        noSession={t('noSession')}
        onSubmit={(values) => save(fieldText(values, 'password'))}
      >
        <NewPasswordField label={t('newPassword')} name="password" />
      </AuthForm>
    </>
  );
}

/** Sets a new password by a mailed link and signs in; has succeeded once the page knows who it is. */
function useResetPassword() {
  const confirmSession = useConfirmSession();
  return trpc.auth.resetPassword.useMutation({ networkMode: 'always', onSuccess: confirmSession });
}
