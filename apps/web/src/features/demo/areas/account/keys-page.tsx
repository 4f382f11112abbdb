import { useTranslations } from 'use-intl/react';
import { DemoPage } from '../demo-page.tsx';
import rows from '../rows.module.css';
import { useKeys } from './account-state.ts';
import { CreateKeyForm } from './create-key-form.tsx';
import { KeyRow } from './key-row.tsx';

/** /account/api-keys */
export function KeysPage() {
  const t = useTranslations('demo.account');
  const { keys } = useKeys();
  return (
    <DemoPage title={t('keysTitle')} lead={t('keysLead')}>
      <CreateKeyForm />
      <ul className={rows.rows} aria-label={t('keysTitle')}>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} />
        ))}
      </ul>
    </DemoPage>
  );
}
