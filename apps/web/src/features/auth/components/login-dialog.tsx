import { IconButton } from '@onceware/ui/button/button';
import { IconX } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './login-dialog.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface Props {
  variant: 'modal' | 'drawer';
  onClose: () => void;
}

/** Log in or sign up where one is (AUTH-02). The browser's own dialog traps the focus and gives it back. */
export function LoginDialog({ variant, onClose }: Props) {
  const t = useTranslations('auth');
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [words, setWords] = useState<'logIn' | 'signUp'>('logIn');

  // As layout effect: an open dialog that is simply removed would not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  // The first field of whichever form is shown.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [words]);

  // The event comes late: in development React mounts twice, and the first one's closing is not the reader's.
  const closed = () => {
    if (!ref.current?.open) onClose();
  };
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same by key
    <dialog ref={ref} className={classes.dialog} data-variant={variant} aria-labelledby={titleId} onClose={closed} onMouseDown={closeFromBackdrop}>
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
          <button type="button" className={classes.switch} onClick={() => setWords(words === 'logIn' ? 'signUp' : 'logIn')}>
            {t(`${words}.otherAction`)}
          </button>
        </p>
      </div>
    </dialog>
  );
}
