import { Button } from '@onceware/ui/button/button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { errorKey } from '#lib/api/api-error.ts';
import { useAttempt } from '#lib/form/attempt.ts';
import { CheckedForm, type FormRules } from '#lib/form/checked-form.tsx';
import { useCredentialSentence } from '#lib/form/credential-sentence.ts';
import { NoSessionError } from './use-confirm-session.ts';

interface Props {
  submitLabel: string;
  busyLabel: string;
  /** Message for a call that succeeded without signing anybody in. */
  noSession?: string;
  onSubmit: FormRules<string>['onSubmit'];
  /** The fields: of name, email and password those that the form needs. */
  children: ReactNode;
}

const FIELDS = ['name', 'email', 'password'] as const;
const REFUSALS = { weak_password: 'password' } as const;

/** Form that all visitors' forms share: fields, their problems, and one wide button. */
export function AuthForm({ submitLabel, busyLabel, noSession, onSubmit, children }: Props) {
  const t = useTranslations('auth');
  const sentence = useCredentialSentence();
  const attempt = useAttempt();
  const failure = (failed: unknown) => {
    if (failed instanceof NoSessionError) return noSession ?? null;
    return errorKey(failed) === 'too_many_requests' ? t('tooManyTries') : null;
  };
  return (
    <CheckedForm
      fields={FIELDS}
      sentence={sentence}
      refusals={REFUSALS}
      failure={failure}
      attempt={attempt}
      onSubmit={onSubmit}
      footer={
        <Button type="submit" variant="primary" size="lg" isWide isBusy={attempt.isPending}>
          {attempt.isPending ? busyLabel : submitLabel}
        </Button>
      }
    >
      {children}
    </CheckedForm>
  );
}
