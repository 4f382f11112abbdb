import { useIsMutating } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { safeRedirect } from './safe-redirect.ts';
import { AuthFrame } from './auth-frame.tsx';
import classes from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** `/signin`: goes back to where the reader came from, now or once they are signed in (NAV-21). */
export function SignInPage() {
  return <AuthPage words="logIn" other={paths.signUp} form={<SignInForm />} />;
}

/** `/signup`, in the same way. */
export function SignUpPage() {
  return <AuthPage words="signUp" other={paths.signIn} form={<SignUpForm />} />;
}

function AuthPage({
  words,
  other,
  form,
}: {
  words: 'logIn' | 'signUp';
  other: (back: string) => string;
  form: ReactNode;
}) {
  const t = useTranslations(`auth.${words}`);
  const [search] = useSearchParams();
  const back = safeRedirect(search.get('redirect'));
  const { status } = useSession();
  // Logging out leads here before the session is gone; that is no reason to go back.
  const isLoggingOut = useIsMutating({ mutationKey: getMutationKey(trpc.auth.signOut) }) > 0;
  return (
    <AuthFrame title={t('title')} lead={t('lead')}>
      {status === 'authenticated' && !isLoggingOut && <Navigate to={back} replace />}
      {form}
      <p className={classes.other}>
        {t('other')} <Link to={other(back)}>{t('otherAction')}</Link>
      </p>
    </AuthFrame>
  );
}
