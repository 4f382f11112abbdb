import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { CONTACT_TOPICS, contactLimits } from '@onceware/api/staff/inbox/contact.limits';
import { Button } from '@onceware/ui/button/button';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { v7 as uuidv7 } from 'uuid';
import { useLanguage } from '#i18n/language-provider.tsx';
import { errorKey } from '#lib/api/api-error.ts';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useAttempt } from '#lib/form/attempt.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { FormTextarea } from '#lib/form/form-textarea.tsx';
import classes from './contact-page.module.css';

const FIELDS = ['name', 'email', 'message'] as const;

/** Name, address, topic and message; a member's name and address are filled in. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('contact');
  const { user } = useSession();
  const { language } = useLanguage();
  // Kept over failed attempts: a message that arrived although its answer was lost is not sent twice.
  const [id] = useState(() => uuidv7());
  const attempt = useAttempt();
  const send = trpc.contact.send.useMutation({ networkMode: 'always' });

  const submit = async (values: FormData) => {
    const email = fieldText(values, 'email');
    const topic = CONTACT_TOPICS.find((one) => one === fieldText(values, 'topic')) ?? 'question';
    const [name, message] = [fieldText(values, 'name'), fieldText(values, 'message')];
    await send.mutateAsync({ id, name, email, topic, message, language: language.code });
    onSent(email);
  };
  return (
    <CheckedForm
      className="stack one-column gap-5"
      fields={FIELDS}
      sentence={(name) => t(`problem.${name}`)}
      failure={(error) => (errorKey(error) === 'too_many_requests' ? t('problem.tooMany') : null)}
      attempt={attempt}
      onSubmit={submit}
      footer={
        <Button className={classes.send} type="submit" variant="primary" size="lg" isBusy={attempt.isPending}>
          {t(attempt.isPending ? 'sending' : 'send')}
        </Button>
      }
    >
      <FormField
        label={t('field.name')}
        name="name"
        defaultValue={user?.name}
        autoComplete="name"
        dir="auto"
        required
        maxLength={contactLimits.nameMax}
      />
      <FormField
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
      />
      <ChoiceField label={t('field.topic')} name="topic" defaultValue="question">
        {CONTACT_TOPICS.map((one) => (
          <option key={one} value={one}>
            {t(`topic.${one}`)}
          </option>
        ))}
      </ChoiceField>
      <FormTextarea
        label={t('field.message')}
        name="message"
        minRows={6}
        maxRows={20}
        required
        maxLength={contactLimits.messageMax}
        lengthLabel={(length) => t('length', { length, max: contactLimits.messageMax })}
        countFrom={0}
      />
    </CheckedForm>
  );
}
