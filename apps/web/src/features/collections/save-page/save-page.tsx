import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { AddressForm } from './address-form.tsx';
import { PageForm } from './page-form.tsx';
import { sharedPage } from './shared-page.ts';

/** `/save?url=…&title=…`: what the bookmarklet, the extension and a phone's Share open (CAT-13). */
export function SavePage() {
  const t = useTranslations('savePage');
  const [search] = useSearchParams();
  const page = useMemo(() => sharedPage(search), [search]);
  return (
    <AccountPage title={t('title')} lead={page ? t('lead') : t('noPage')}>
      {page ? <PageForm key={page.url} page={page} /> : <AddressForm />}
    </AccountPage>
  );
}
