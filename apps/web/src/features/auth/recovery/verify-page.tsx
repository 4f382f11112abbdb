import { Button, buttonClass } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { errorKey } from '#lib/api/api-error.ts';
import { NeedsScript } from '#lib/form/needs-script.tsx';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/api/session.ts';
import { useConfirmEmail } from './use-confirm-email.ts';
import { useFragmentToken } from './use-fragment-token.ts';
import { AuthFrame } from '../sign-in/auth-frame.tsx';
import classes from '../sign-in/sign-in.module.css';

/** `/verify-email`: a press confirms the address, since programs that look through mails open links too (AUTH-06). */
export function VerifyPage() {
  const t = useTranslations('recovery.verify');
  const { token } = useFragmentToken();
  return (
    <AuthFrame title={t('title')}>
      {token === undefined && <NeedsScript />}
      {token === null && <Problem text={t('incomplete')} />}
      {typeof token === 'string' && <Confirm key={token} token={token} />}
    </AuthFrame>
  );
}

function Confirm({ token }: { token: string }) {
  const t = useTranslations('recovery.verify');
  const sentence = useErrorSentence();
  const { status } = useSession();
  const { done, error, isPending, confirm } = useConfirmEmail();
  if (errorKey(error) === 'link_invalid') return <Problem text={sentence(error)} />;
  if (done === null) {
    return (
      <div className={classes.outcome}>
        <p>{t('lead')}</p>
        {error !== null && !isPending && (
          <p className={classes.failure} role="alert">
            {sentence(error)}
          </p>
        )}
        <Button variant="primary" size="lg" isWide isBusy={isPending} onClick={() => confirm(token)}>
          {t(isPending ? 'confirming' : 'confirm')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.outcome}>
      <div role="status">
        <p>{t(done)}</p>
      </div>
      <Link
        className={buttonClass({ variant: 'primary' })}
        to={status === 'authenticated' ? paths.account.profile : paths.signIn(paths.account.profile)}
      >
        {t(status === 'authenticated' ? 'toAccount' : 'toLogIn')}
      </Link>
    </div>
  );
}

/** Says what is wrong with a link, and where to get another one. */
function Problem({ text }: { text: string }) {
  const t = useTranslations('recovery.verify');
  return (
    <div className={classes.outcome}>
      <p className={classes.failure} role="alert">
        {text}
      </p>
      <p className="text-14 quiet">{t('newMail')}</p>
      <Link className={buttonClass()} to={paths.account.security}>
        {t('toSecurity')}
      </Link>
    </div>
  );
}
