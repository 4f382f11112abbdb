import { authLimits } from '@onceware/api/auth/auth.limits';
import { useTranslations } from 'use-intl/react';
import { fieldText } from '../field-problems.ts';
import { useSignUp } from '../hooks/use-sign-up.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

export function SignUpForm() {
  const t = useTranslations('auth.field');
  const signUp = useSignUp();
  const { nameMax, passwordMin, passwordMax } = authLimits;
  return (
    <AuthForm
      words="signUp"
      isPending={signUp.isPending}
      error={signUp.error}
      onSubmit={(values) => signUp.mutate({ name: fieldText(values, 'name'), email: fieldText(values, 'email'), password: fieldText(values, 'password') })}
    >
      <TextField label={t('name')} name="name" autoComplete="name" dir="auto" required maxLength={nameMax} />
      <EmailField />
      <PasswordField autoComplete="new-password" required minLength={passwordMin} maxLength={passwordMax} hint={t('passwordHint', { min: passwordMin })} />
    </AuthForm>
  );
}
