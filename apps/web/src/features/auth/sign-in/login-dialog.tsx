import { IconButton } from '@onceware/ui/button/button';
import { useModalDialog } from '@onceware/ui/dialog/use-modal-dialog';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './login-dialog.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface Props {
  variant: 'modal' | 'drawer';
  onClose: () => void;
}

/** Dialog to log in or sign up without leaving the page (AUTH-02). Open while it is mounted. */
export function LoginDialog({ variant, onClose }: Props) {
  const t = useTranslations('auth');
  const dialog = useModalDialog(true, onClose);
  const titleId = useId();
  const [words, setWords] = useState<'logIn' | 'signUp'>('logIn');

  // The first field of whichever form is shown.
  useEffect(() => dialog.ref.current?.querySelector('input')?.focus(), [dialog.ref, words]);

  return (
    <dialog {...dialog} className={classes.dialog} data-variant={variant} aria-labelledby={titleId}>
      <div className={classes.inner}>
        <IconButton className={classes.close} aria-label={t('close')} onClick={onClose}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
        <h2 id={titleId} className={classes.title}>
          {t(`${words}.title`)}
        </h2>
        <p className={classes.lead}>{t(`${words}.lead`)}</p>
        {words === 'logIn' ? <SignInForm /> : <SignUpForm />}
        <p className={classes.other}>
          {t(`${words}.other`)}{' '}
          <button
            type="button"
            className={classes.switch}
            onClick={() => setWords(words === 'logIn' ? 'signUp' : 'logIn')}
          >
            {t(`${words}.otherAction`)}
          </button>
        </p>
      </div>
    </dialog>
  );
}
