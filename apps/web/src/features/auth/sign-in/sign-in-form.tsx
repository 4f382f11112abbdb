import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { fieldText } from '#lib/form/check-fields.ts';
import { PasswordField } from '#lib/password/password-field.tsx';
import { paths } from '#lib/paths.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import classes from './sign-in.module.css';
import { trpc } from '#lib/api/trpc.ts';
import { useConfirmSession } from './use-confirm-session.ts';

export function SignInForm() {
  const t = useTranslations('auth');
  const signIn = useSignIn();
  return (
    <AuthForm
      submitLabel={t('logIn.submit')}
      busyLabel={t('logIn.busy')}
      noSession={t('logIn.noSession')}
      onSubmit={(values) =>
        signIn.mutateAsync({ email: fieldText(values, 'email'), password: fieldText(values, 'password') })
      }
    >
      <EmailField />
      <div>
        <PasswordField
          label={t('field.password')}
          name="password"
          autoComplete="current-password"
          required
          maxLength={authLimits.passwordMax}
        />
        <Link className={classes.forgot} to={paths.resetPassword}>
          {t('logIn.forgot')}
        </Link>
      </div>
    </AuthForm>
  );
}

/** Signs in; has succeeded once the page knows who it is. Offline it fails at once instead of waiting. */
function useSignIn() {
  const confirmSession = useConfirmSession();
  return trpc.auth.signIn.useMutation({ networkMode: 'always', onSuccess: confirmSession });
}
