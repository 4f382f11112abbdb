import type { TeamMember } from '@onceware/api/chat/team/team.contract';
import { ORGANIZATION_ROLES, type OrganizationRole } from '@onceware/api/identity/organizations/organizations.limits';
import { IconButton } from '@onceware/ui/button/button';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
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
  // Role that was chosen, shown until the change is through.
  const [chosen, setChosen] = useState<OrganizationRole | null>(null);
  const [isGoing, setIsGoing] = useState(false);
  const { person, role, mayRemove } = member;
  const { name } = person;

  const choose = async (value: string) => {
    const next = ORGANIZATION_ROLES.find((one) => one === value);
    if (!next) return;
    setChosen(next);
    await setRole(person, next);
    setChosen(null);
  };
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
          <ChoiceField
            label={t('roleOf', { name })}
            isLabelHidden
            value={chosen ?? role}
            disabled={chosen !== null || isGoing}
            onChange={(event) => void choose(event.currentTarget.value)}
          >
            {ORGANIZATION_ROLES.map((one) => (
              <option key={one} value={one}>
                {t(`role.${one}`)}
              </option>
            ))}
          </ChoiceField>
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
