import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { useTranslations } from 'use-intl/react';
import { FormField } from '#lib/form/form-field.tsx';

/** `username`: that is what password managers keep a password under. */
export function EmailField() {
  const t = useTranslations('auth.field');
  return (
    <FormField
      label={t('email')}
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
      maxLength={authLimits.emailMax}
    />
  );
}
