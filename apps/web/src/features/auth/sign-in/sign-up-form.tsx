import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormField } from '#lib/form/form-field.tsx';
import { NewPasswordField } from '#lib/password/new-password-field.tsx';
import { paths } from '#lib/paths.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import classes from './sign-in.module.css';
import { trpc } from '#lib/api/trpc.ts';
import { useConfirmSession } from './use-confirm-session.ts';

/** Beside the form, so that what was typed stays. */
const aside = (path: string) => (text: ReactNode) => (
  <Link to={path} target="_blank">
    {text}
  </Link>
);

export function SignUpForm() {
  const t = useTranslations('auth');
  const { language } = useLanguage();
  const signUp = useSignUp();
  return (
    <AuthForm
      submitLabel={t('signUp.submit')}
      busyLabel={t('signUp.busy')}
      noSession={t('signUp.noSession')}
      onSubmit={(values) =>
        signUp.mutateAsync({
          name: fieldText(values, 'name'),
          email: fieldText(values, 'email'),
          password: fieldText(values, 'password'),
          language: language.code,
        })
      }
    >
      <FormField
        label={t('field.name')}
        name="name"
        autoComplete="name"
        dir="auto"
        required
        maxLength={authLimits.nameMax}
      />
      <EmailField />
      <NewPasswordField label={t('field.password')} name="password" />
      <p className={classes.agree}>
        {t.rich('signUp.agree', { terms: aside(paths.terms), privacy: aside(paths.privacy) })}
      </p>
    </AuthForm>
  );
}

/** Opens an account and signs in; has succeeded once the page knows who it is. */
function useSignUp() {
  const confirmSession = useConfirmSession();
  return trpc.auth.signUp.useMutation({ networkMode: 'always', onSuccess: confirmSession });
}
