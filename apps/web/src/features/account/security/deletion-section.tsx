import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { DeletionDialog } from './deletion-dialog.tsx';
import { Section } from './section.tsx';
import classes from './security.module.css';

export function DeletionSection() {
  const t = useTranslations('security.deletion');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Section title={t('title')}>
      <p className={classes.note}>{t('text')}</p>
      <Button onClick={() => setIsAsking(true)}>{t('open')}</Button>
      {isAsking && <DeletionDialog onClose={() => setIsAsking(false)} />}
    </Section>
  );
}
