import { IconButton } from '@onceware/ui/button/button';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export function PasswordField(props: Omit<TextFieldProps, 'label' | 'action' | 'type' | 'name'>) {
  const t = useTranslations('auth.field');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      label={t('password')}
      name="password"
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
