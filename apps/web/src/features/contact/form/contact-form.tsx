import { authLimits } from '@onceware/api/auth/auth.limits';
import { CONTACT_TOPICS, contactLimits } from '@onceware/api/contact/contact.limits';
import { Button } from '@onceware/ui/button/button';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { TextField } from '@onceware/ui/field/text-field';
import { Textarea } from '@onceware/ui/textarea/textarea';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { v7 as uuidv7 } from 'uuid';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { errorKey } from '#lib/api/api-error.ts';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { type FieldName, problemFields, refusedFields } from './field-problems.ts';
import classes from './contact-page.module.css';

/** Name, address, topic and message; a member's name and address stand there already. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('contact');
  const sentence = useErrorSentence();
  const { user } = useSession();
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  // Kept over failed attempts: a message that arrived although its answer was lost is not sent twice.
  const [id] = useState(() => uuidv7());
  const [topic, setTopic] = useState<(typeof CONTACT_TOPICS)[number]>('question');
  const [message, setMessage] = useState('');
  const [found, setFound] = useState<FieldName[]>([]);
  const send = trpc.contact.send.useMutation({ networkMode: 'always' });
  const wrong = found.length > 0 ? found : refusedFields(send.error);
  const problem = (name: FieldName) => (wrong.includes(name) ? t(`problem.${name}`) : undefined);

  useLayoutEffect(() => {
    if (!send.isPending) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [found, send.error, send.isPending]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const names = problemFields(event.currentTarget);
    setFound(names);
    if (names.length > 0 || send.isPending) return;
    const values = new FormData(event.currentTarget);
    const email = textOf(values, 'email');
    send.mutate(
      { id, name: textOf(values, 'name'), email, topic, message, language: language.code },
      { onSuccess: () => onSent(email) },
    );
  };
  return (
    <form ref={form} className={classes.form} method="post" noValidate onSubmit={submit}>
      <TextField
        label={t('field.name')}
        name="name"
        defaultValue={user?.name}
        autoComplete="name"
        dir="auto"
        required
        maxLength={contactLimits.nameMax}
        problem={problem('name')}
      />
      <TextField
        label={t('field.email')}
        name="email"
        type="email"
        defaultValue={user?.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        maxLength={authLimits.emailMax}
        hint={t('field.emailHint')}
        problem={problem('email')}
      />
      <ChoiceField
        label={t('field.topic')}
        value={topic}
        onChange={({ currentTarget: { value } }) => setTopic(CONTACT_TOPICS.find((one) => one === value) ?? topic)}
      >
        {CONTACT_TOPICS.map((one) => (
          <option key={one} value={one}>
            {t(`topic.${one}`)}
          </option>
        ))}
      </ChoiceField>
      <Textarea
        label={t('field.message')}
        name="message"
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        minRows={6}
        maxRows={20}
        required
        maxLength={contactLimits.messageMax}
        error={problem('message')}
        counter={{
          max: contactLimits.messageMax,
          label: (length) => t('length', { length, max: contactLimits.messageMax }),
        }}
      />
      {send.error && wrong.length === 0 && (
        <p className={classes.failure} role="alert">
          {errorKey(send.error) === 'too_many_requests' ? t('problem.tooMany') : sentence(send.error)}
        </p>
      )}
      <Button className={classes.send} type="submit" variant="primary" size="lg" isBusy={send.isPending}>
        {t(send.isPending ? 'sending' : 'send')}
      </Button>
    </form>
  );
}

function textOf(values: FormData, name: FieldName): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
