import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { useTranslations } from 'use-intl/react';
import type { ProblemSentence } from './check-fields.ts';

const LENGTHS = { min: authLimits.passwordMin, max: authLimits.passwordMax };

/** Sentences for what a person signs in with: `name`, `email`, and passwords by any other name. */
export function useCredentialSentence(): ProblemSentence {
  const t = useTranslations('auth.problem');
  const errors = useTranslations('errors');
  return (name, kind) => {
    if (name === 'name') return t('name');
    if (name === 'email') return t(kind === 'missing' ? 'email' : 'emailForm');
    if (kind === 'weak') return errors('weak_password');
    if (kind === 'missing') return t('password');
    return t(kind === 'short' ? 'passwordShort' : 'passwordLength', LENGTHS);
  };
}
