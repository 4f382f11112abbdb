import { authLimits } from '@onceware/api/auth/auth.limits';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { fieldText } from '#lib/form/check-fields.ts';
import { PasswordField } from '#lib/password/password-field.tsx';
import { paths } from '#lib/paths.ts';
import { useSignIn } from './use-sign-in.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import classes from './sign-in-form.module.css';

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
