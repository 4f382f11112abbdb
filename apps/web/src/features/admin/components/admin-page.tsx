import { useTranslations } from 'use-intl/react';
import { Head } from '../../../lib/head.tsx';
import type { AdminSection } from '../../../lib/paths.ts';
import classes from './admin-page.module.css';

export function AdminPage({ section }: { section: AdminSection }) {
  const t = useTranslations('admin');
  const title = t(`${section}.title`);
  return (
    <section className={classes.page}>
      <Head title={title} isHidden />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.lead}>{t(`${section}.lead`)}</p>
      <p>{t('next')}</p>
    </section>
  );
}
