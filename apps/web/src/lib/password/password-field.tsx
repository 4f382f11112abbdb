import { IconButton } from '@onceware/ui/button/button';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { FormField, type FormFieldProps } from '../form/form-field.tsx';

export type PasswordFieldProps = Omit<FormFieldProps, 'action' | 'type'>;

/** A password of a `CheckedForm`, which can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTranslations('auth.field');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton aria-label={t(isShown ? 'hidePassword' : 'showPassword')} onClick={() => setIsShown(!isShown)}>
          <Icon size={20} stroke={1.75} aria-hidden />
        </IconButton>
      }
    />
  );
}
