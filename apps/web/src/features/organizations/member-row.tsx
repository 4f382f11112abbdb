import type { AdminOrganizationDetail } from '@onceware/api/identity/organizations/organizations.contract';
import { IconButton } from '@onceware/ui/button/button';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { UserAvatar } from '#lib/pictures/user-avatar.tsx';
import { UserLink } from '#lib/frames/user-link.tsx';
import classes from './members.module.css';
import { useChanges } from './use-changes.ts';
import { ORGANIZATION_ROLES, type OrganizationRole } from '@onceware/api/identity/organizations/organizations.limits';

interface Props {
  organizationId: string;
  member: AdminOrganizationDetail['members'][number];
  onRemoved: () => void;
}

export function MemberRow({ organizationId, member, onRemoved }: Props) {
  const t = useTranslations('adminOrganizations');
  const format = useFormat();
  const { setRole, removeMember } = useChanges();
  // Role that was chosen, shown until the change is through.
  const [chosen, setChosen] = useState<OrganizationRole | null>(null);
  const [isGoing, setIsGoing] = useState(false);
  const { userId, name, email, role, since } = member;

  const choose = async (value: string) => {
    const next = ORGANIZATION_ROLES.find((one) => one === value);
    if (!next) return;
    setChosen(next);
    await setRole(organizationId, member, next);
    setChosen(null);
  };
  const remove = async () => {
    setIsGoing(true);
    if (await removeMember(organizationId, member)) onRemoved();
    setIsGoing(false);
  };

  return (
    <li className={classes.member} data-going={isGoing || undefined}>
      <UserAvatar user={member} size={40} />
      <span className="stack">
        <UserLink user={{ id: userId, name }} />
        <span className="row wrap gap-0-3 text-14 breaks quiet">
          <bdi>{email}</bdi> <span>{t('members.since', { date: format.date(since) })}</span>
        </span>
      </span>
      <span className={classes.role}>
        <ChoiceField
          label={t('members.role', { name })}
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
      </span>
      <IconButton title={t('members.remove', { name })} disabled={isGoing} onClick={() => void remove()}>
        <IconUserMinus size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}
