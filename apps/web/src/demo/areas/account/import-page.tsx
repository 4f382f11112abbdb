import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { DemoPage } from '../pieces/demo-page.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportResult } from './import-result.tsx';
import type { ReadAddress } from './read-addresses.ts';

/** /account/members/import-members */
export function ImportPage() {
  const t = useTranslations('demo.account');
  const [addresses, setAddresses] = useState<ReadAddress[]>();
  const refused = addresses?.filter(({ problem }) => problem !== undefined).length ?? 0;
  return (
    <DemoPage title={t('importTitle')} lead={t('importLead')}>
      <ImportForm onRead={setAddresses} />
      {/* Said in one sentence; the whole result would be read out address by address. */}
      <p className="sr-only" role="status">
        {addresses && t('checked', { refused, ready: addresses.length - refused })}
      </p>
      {addresses && <ImportResult addresses={addresses} />}
    </DemoPage>
  );
}
