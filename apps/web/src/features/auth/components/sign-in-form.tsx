import { authLimits } from '@onceware/api/auth/auth.limits';
import { useSignIn } from '../hooks/use-sign-in.ts';
import { fieldText } from '../field-problems.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';

export function SignInForm() {
  const signIn = useSignIn();
  return (
    <AuthForm
      words="logIn"
      isPending={signIn.isPending}
      error={signIn.error}
      onSubmit={(values) => signIn.mutate({ email: fieldText(values, 'email'), password: fieldText(values, 'password') })}
    >
      <EmailField />
      <PasswordField autoComplete="current-password" required maxLength={authLimits.passwordMax} />
    </AuthForm>
  );
}
