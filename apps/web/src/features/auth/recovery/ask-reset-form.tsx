import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { Button } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { fieldText } from '#lib/form/check-fields.ts';
import { paths } from '#lib/paths.ts';
import { trpc } from '#lib/api/trpc.ts';
import { AuthForm } from '../sign-in/auth-form.tsx';
import classes from '../sign-in/sign-in.module.css';
import { EmailField } from '../sign-in/email-field.tsx';

/** Requests a reset link. The answer is the same whether or not an account has the address (T03). */
export function AskResetForm() {
  const t = useTranslations('recovery.reset');
  const ask = trpc.auth.requestReset.useMutation({ networkMode: 'always' });
  return (
    <>
      {ask.isSuccess ? (
        <div className={classes.outcome}>
          <div role="status">
            <p>{t('sent', { hours: authLimits.resetHours })}</p>
          </div>
          <p className="text-14 quiet">{t('sentHint')}</p>
          <Button onClick={() => ask.reset()}>{t('another')}</Button>
        </div>
      ) : (
        <>
          <p className={classes.lead}>{t('askLead')}</p>
          <AuthForm
            submitLabel={t('ask')}
            busyLabel={t('asking')}
            onSubmit={(values) => ask.mutateAsync({ email: fieldText(values, 'email') })}
          >
            <EmailField />
          </AuthForm>
        </>
      )}
      <p className={classes.other}>
        <Link to={paths.signIn()}>{t('back')}</Link>
      </p>
    </>
  );
}
