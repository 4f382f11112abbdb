import { buttonClass } from '@onceware/ui/button/button';
import { IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import { Section } from './section.tsx';
import classes from './security.module.css';

/** Answers a file of everything that is kept about the member. */
const EXPORT_PATH = '/api/account/export';

export function DataSection() {
  const t = useTranslations('security.data');
  return (
    <Section title={t('title')}>
      <p className={classes.note}>{t('text')}</p>
      <DataLink />
    </Section>
  );
}

export function DataLink() {
  const t = useTranslations('security.data');
  return (
    <a className={buttonClass()} href={EXPORT_PATH} download>
      <IconDownload size={18} stroke={1.75} aria-hidden />
      {t('download')}
    </a>
  );
}
