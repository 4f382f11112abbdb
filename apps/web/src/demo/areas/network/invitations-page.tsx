import { useTranslations } from 'use-intl/react';
import { DemoPage } from '../pieces/demo-page.tsx';
import rows from '../pieces/rows.module.css';
import { SAMPLE_INVITATIONS } from '../samples/sample-network.ts';
import { InvitationRow } from './invitation-row.tsx';
import { useInvitations } from './network-state.ts';

/** /network/invitations */
export function InvitationsPage() {
  const t = useTranslations('demo.network');
  const { openCount } = useInvitations();
  return (
    <DemoPage title={t('invitationsTitle')} lead={t('invitationsLead', { count: openCount })}>
      <ul className={rows.rows} aria-label={t('invitationsTitle')}>
        {SAMPLE_INVITATIONS.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </DemoPage>
  );
}
