import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { PasswordDialog } from './password-dialog.tsx';
import { Section } from './section.tsx';
import classes from './security.module.css';

export function PasswordSection() {
  const t = useTranslations('security.password');
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Section title={t('title')}>
      <p className={classes.note}>{t('text')}</p>
      <Button onClick={() => setIsChanging(true)}>{t('change')}</Button>
      {isChanging && <PasswordDialog onClose={() => setIsChanging(false)} />}
    </Section>
  );
}
