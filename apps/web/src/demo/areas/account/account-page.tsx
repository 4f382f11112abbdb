import { useTranslations } from 'use-intl/react';
import { demoPaths } from '#lib/demo-paths.ts';
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
          { to: demoPaths.teams, title: t('teamsTitle'), text: t('teamsLead') },
          { to: demoPaths.importMembers, title: t('importTitle'), text: t('importLead') },
          { to: demoPaths.privacy, title: t('privacyTitle'), text: t('privacyLead') },
        ]}
      />
    </DemoPage>
  );
}
