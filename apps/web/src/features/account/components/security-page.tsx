import { useTranslations } from 'use-intl/react';
import { AccountPage } from './account-page.tsx';
import { DataSection } from './security/data-section.tsx';
import { DeletionSection } from './security/deletion-section.tsx';
import { EmailSection } from './security/email-section.tsx';
import { KeysSection } from './security/keys-section.tsx';
import { PasswordSection } from './security/password-section.tsx';
import { SessionsSection } from './security/sessions-section.tsx';

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
