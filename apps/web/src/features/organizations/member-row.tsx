import type { AdminOrganizationDetail } from '@onceware/api/identity/organizations/organizations.contract';
import { IconButton } from '@onceware/ui/button/button';
import { IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SavedChoice } from '#lib/form/saved-choice.tsx';
import { useFormat } from '#i18n/format.ts';
import { UserAvatar } from '#lib/pictures/user-avatar.tsx';
import { UserLink } from '#lib/frames/user-link.tsx';
import classes from './members.module.css';
import { useChanges } from './use-changes.ts';
import { ORGANIZATION_ROLES } from '@onceware/api/identity/organizations/organizations.limits';

interface Props {
  organizationId: string;
  member: AdminOrganizationDetail['members'][number];
  onRemoved: () => void;
}

export function MemberRow({ organizationId, member, onRemoved }: Props) {
  const t = useTranslations('adminOrganizations');
  const format = useFormat();
  const { setRole, removeMember } = useChanges();
  const [isGoing, setIsGoing] = useState(false);
  const { userId, name, email, role, since } = member;

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
        <SavedChoice
          label={t('members.role', { name })}
          value={role}
          values={ORGANIZATION_ROLES}
          nameOf={(one) => t(`role.${one}`)}
          isDisabled={isGoing}
          onChoose={(next) => setRole(organizationId, member, next)}
        />
      </span>
      <IconButton title={t('members.remove', { name })} disabled={isGoing} onClick={() => void remove()}>
        <IconUserMinus size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}
