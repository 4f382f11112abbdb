import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import { DemoPage } from '../pieces/demo-page.tsx';
import { LinkRows } from '../pieces/link-rows.tsx';

/** /account */
export function AccountPage() {
  const t = useTranslations('demo.account');
  return (
    <DemoPage title={t('title')} lead={t('lead')}>
      <LinkRows
        links={[
          { to: paths.account.apiKeys, title: t('keysTitle'), text: t('keysLead') },
          { to: paths.demo.teams, title: t('teamsTitle'), text: t('teamsLead') },
          { to: paths.demo.importMembers, title: t('importTitle'), text: t('importLead') },
          { to: paths.demo.privacy, title: t('privacyTitle'), text: t('privacyLead') },
        ]}
      />
    </DemoPage>
  );
}
