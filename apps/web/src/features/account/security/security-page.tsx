import { Button, buttonClass } from '@onceware/ui/button/button';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { paths } from '#lib/paths.ts';
import { CalendarSection } from '../calendar/calendar-section.tsx';
import { BlockedSection } from '../blocked/blocked-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { EmailSection } from '../email/email-section.tsx';
import { Loading } from './loading.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { Section } from './section.tsx';
import classes from './security.module.css';
import { SessionsSection } from './sessions-section.tsx';

/** `/dashboard/account/security` (ACC-01, AUTH-06) */
export function SecurityPage() {
  const t = useTranslations('security');
  return (
    <AccountPage title={t('title')} lead={t('lead')} isWide>
      <EmailSection />
      <PasswordSection />
      <SessionsSection />
      <KeysSection />
      <CalendarSection />
      <BlockedSection />
      <DataSection />
      <DeletionSection />
    </AccountPage>
  );
}

function PasswordSection() {
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

function KeysSection() {
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

function DeletionSection() {
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
