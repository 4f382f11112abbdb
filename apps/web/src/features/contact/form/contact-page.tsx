import { Button } from '@onceware/ui/button/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Head } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';
import { ContactForm } from './contact-form.tsx';
import classes from './contact-page.module.css';

/** `/contact`, for members and visitors alike. */
export function ContactPage() {
  const t = useTranslations('contact');
  /** Address that the answer to the sent message will go to. */
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  return (
    <section className={classes.page}>
      <Head title={t('title')} description={t('description')} canonical={paths.contact} />
      <h1 className="text-32">{t('title')}</h1>
      {sentFrom === null ? (
        <>
          <p className={classes.lead}>{t('lead')}</p>
          <ContactForm onSent={setSentFrom} />
        </>
      ) : (
        <MessageSent email={sentFrom} onAnother={() => setSentFrom(null)} />
      )}
    </section>
  );
}

/** Keeps an address running from left to right in any text. */
const isolated = (text: ReactNode) => <bdi>{text}</bdi>;

/** In the place of the form, once the message arrived. */
function MessageSent({ email, onAnother }: { email: string; onAnother: () => void }) {
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
