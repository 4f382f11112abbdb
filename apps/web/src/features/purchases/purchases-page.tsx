import { useTranslations } from 'use-intl/react';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { Ledger } from './ledger/ledger.tsx';

/** `/dashboard/account/purchases` (ACC-02). */
export function PurchasesPage() {
  const t = useTranslations('purchases');
  return (
    <AccountPage title={t('title')} lead={t('lead')} isWide>
      <Ledger />
    </AccountPage>
  );
}
