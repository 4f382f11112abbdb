import { buttonClass } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import { trpc } from '#lib/api/trpc.ts';
import { Loading } from './loading.tsx';
import { Section } from './section.tsx';
import classes from './security.module.css';

export function KeysSection() {
  const t = useTranslations('security.keys');
  const { data, isError } = trpc.apiKeys.list.useQuery();
  return (
    <Section title={t('title')}>
      {data && <p className={classes.note}>{t('text', { count: data.keys.length })}</p>}
      {!data && !isError && <Loading />}
      <Link className={buttonClass()} to={paths.account.apiKeys}>
        {t('manage')}
      </Link>
    </Section>
  );
}
