import type { TeamMember } from '@onceware/api/chat/team/team.contract';
import { ORGANIZATION_ROLES } from '@onceware/api/identity/organizations/organizations.limits';
import { IconButton } from '@onceware/ui/button/button';
import { IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SavedChoice } from '#lib/form/saved-choice.tsx';
import { PersonLine } from '../dialogs/person-line.tsx';
import classes from './team.module.css';
import { useTeamChanges } from './use-team-changes.ts';

interface Props {
  organizationId: string;
  member: TeamMember;
  maySetRole: boolean;
  isReader: boolean;
}

/** A member of a team with their role, which owners change, and the button that removes them (LIVE-17). */
export function TeamMemberRow({ organizationId, member, maySetRole, isReader }: Props) {
  const t = useTranslations('chatTeam');
  const { setRole, remove } = useTeamChanges(organizationId);
  const [isGoing, setIsGoing] = useState(false);
  const { person, role, mayRemove } = member;
  const { name } = person;

  const take = async () => {
    setIsGoing(true);
    await remove(person);
    setIsGoing(false);
  };

  return (
    <li className={classes.member} data-going={isGoing || undefined}>
      <PersonLine person={person} isOnline={false} />
      <span className={classes.role}>
        {maySetRole ? (
          <SavedChoice
            label={t('roleOf', { name })}
            value={role}
            values={ORGANIZATION_ROLES}
            nameOf={(one) => t(`role.${one}`)}
            isDisabled={isGoing}
            onChoose={(next) => setRole(person, next)}
          />
        ) : (
          <span className="text-14 quiet">{isReader ? t('you', { role: t(`role.${role}`) }) : t(`role.${role}`)}</span>
        )}
      </span>
      {mayRemove && (
        <IconButton
          aria-label={t('remove', { name })}
          title={t('remove', { name })}
          disabled={isGoing}
          onClick={() => void take()}
        >
          <IconUserMinus size={20} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
