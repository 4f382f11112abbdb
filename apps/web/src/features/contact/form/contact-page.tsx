import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Head } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';
import { ContactForm } from './contact-form.tsx';
import classes from './contact-page.module.css';
import { MessageSent } from './message-sent.tsx';

/** `/contact`, for members and visitors alike. */
export function ContactPage() {
  const t = useTranslations('contact');
  /** Where the answer to the message that was sent will go. */
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  return (
    <section className={classes.page}>
      <Head title={t('title')} description={t('description')} canonical={paths.contact} />
      <h1 className={classes.title}>{t('title')}</h1>
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
