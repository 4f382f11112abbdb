import { Button } from '@onceware/ui/button/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './contact-page.module.css';

/** An address runs from left to right, whatever stands around it. */
const isolated = (text: ReactNode) => <bdi>{text}</bdi>;

/** In the place of the form, once the message arrived. */
export function MessageSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useTranslations('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone; here it is read out what became of it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.sent}>
      <h2 ref={heading} className={classes.sentTitle} tabIndex={-1}>
        {t('sentTitle')}
      </h2>
      <p>{t.rich('sentText', { email, address: isolated })}</p>
      <Button onClick={onAnother}>{t('another')}</Button>
    </div>
  );
}
