import { useTranslations } from 'use-intl/react';
import { DemoPage } from '../pieces/demo-page.tsx';
import { useTeams } from './account-state.ts';
import { InviteForm } from './invite-form.tsx';
import { TeamSection } from './team-section.tsx';

/** /account/members/teams */
export function TeamsPage() {
  const t = useTranslations('demo.account');
  const { teams } = useTeams();
  return (
    <DemoPage title={t('teamsTitle')} lead={t('teamsLead')}>
      <InviteForm />
      {teams.map((team) => (
        <TeamSection key={team.id} team={team} />
      ))}
    </DemoPage>
  );
}
