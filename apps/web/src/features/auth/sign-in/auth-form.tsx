import type { ErrorKey } from '@onceware/api/core/errors';
import { Button } from '@onceware/ui/button/button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { errorKey } from '#lib/api/api-error.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { useCredentialSentence } from '#lib/form/credential-sentence.ts';
import { NoSessionError } from './use-confirm-session.ts';

interface Props {
  submitLabel: string;
  busyLabel: string;
  /** What to say when the call succeeded and nobody is signed in. */
  noSession?: string;
  isPending: boolean;
  error: unknown;
  onSubmit: (values: FormData) => void;
  /** The fields: of name, email and password those that the form needs. */
  children: ReactNode;
}

const FIELDS = ['name', 'email', 'password'] as const;
const REFUSALS: Partial<Record<ErrorKey, string>> = { weak_password: 'password' };

/** What all forms of a visitor are: fields, what is wrong with them, and one wide button. */
export function AuthForm({ submitLabel, busyLabel, noSession, isPending, error, onSubmit, children }: Props) {
  const t = useTranslations('auth');
  const sentence = useCredentialSentence();
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
      isPending={isPending}
      error={error}
      onSubmit={onSubmit}
      footer={
        <Button type="submit" variant="primary" size="lg" isWide isBusy={isPending}>
          {isPending ? busyLabel : submitLabel}
        </Button>
      }
    >
      {children}
    </CheckedForm>
  );
}
