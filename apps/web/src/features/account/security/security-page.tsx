import { useTranslations } from 'use-intl/react';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { EmailSection } from '../email/email-section.tsx';
import { KeysSection } from './keys-section.tsx';
import { PasswordSection } from './password-section.tsx';
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
      <DataSection />
      <DeletionSection />
    </AccountPage>
  );
}
