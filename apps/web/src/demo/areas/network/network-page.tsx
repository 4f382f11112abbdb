import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { demoPaths } from '#lib/demo-paths.ts';
import { DemoPage } from '../pieces/demo-page.tsx';
import { Figures } from '../pieces/figures.tsx';
import { PersonLine } from '../pieces/person-line.tsx';
import rows from '../pieces/rows.module.css';
import { SAMPLE_CIRCLES, SAMPLE_INVITATIONS } from '../samples/sample-network.ts';
import { SAMPLE_PEOPLE } from '../samples/sample-people.ts';
import { Section } from '../pieces/section.tsx';
import { FollowButton } from './follow-button.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { useInvitations } from './network-state.ts';

const NEWEST = 5;
const INVITATIONS = 2;

/** /network */
export function NetworkPage() {
  const t = useTranslations('demo.network');
  const format = useFormat();
  const { openCount } = useInvitations();
  return (
    <DemoPage title={t('title')} lead={t('lead')}>
      <Figures
        figures={[
          { label: t('membersTitle'), value: format.number(SAMPLE_PEOPLE.length) },
          { label: t('circlesTitle'), value: format.number(SAMPLE_CIRCLES.length) },
          { label: t('openInvitations'), value: format.number(openCount) },
        ]}
      />
      <div className={rows.columns}>
        <Section title={t('newest')} aside={<Link to={demoPaths.networkMembers}>{t('allMembers')}</Link>}>
          <ul className={rows.rows}>
            {SAMPLE_PEOPLE.slice(0, NEWEST).map((person) => (
              <li key={person.id} className={rows.row}>
                <PersonLine person={person} />
                <FollowButton person={person} />
              </li>
            ))}
          </ul>
        </Section>
        <Section
          title={t('newestInvitations')}
          aside={<Link to={demoPaths.networkInvitations}>{t('allInvitations')}</Link>}
        >
          <ul className={rows.rows}>
            {SAMPLE_INVITATIONS.slice(0, INVITATIONS).map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </Section>
      </div>
    </DemoPage>
  );
}
