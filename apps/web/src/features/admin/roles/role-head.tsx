import type { AdminRole } from '@onceware/api/staff/staff.contract';
import { IconButton } from '@onceware/ui/button/button';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSession } from '#lib/api/session.ts';
import { usersHref } from '../users/users-table.ts';
import { DeleteRole } from './delete-role.tsx';
import classes from './role-matrix.module.css';

interface Props {
  role: AdminRole;
  isChosen: boolean;
  /** The admin holds all of it. */
  isYours: boolean;
}

/** The head of a role's column: its number of users, and the button to delete it. */
export function RoleHead({ role, isChosen, isYours }: Props) {
  const t = useTranslations('adminRoles');
  const { permissions } = useSession();
  const [isDeleting, setIsDeleting] = useState(false);
  const { name, userCount, isBuiltIn } = role;
  const label = t('remove.action', { role: name });
  const count = t('users', { count: userCount });
  return (
    <th scope="col" className={classes.role} data-chosen={isChosen || undefined}>
      <span className={classes.name}>
        <bdi>{name}</bdi>
        {!isBuiltIn && (
          <IconButton title={label} onClick={() => setIsDeleting(true)}>
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </IconButton>
        )}
      </span>
      <span className="text-12 weight-400">
        {permissions.includes('admin.users') && userCount > 0 ? (
          <Link to={usersHref({ role: name })}>{count}</Link>
        ) : (
          count
        )}
      </span>
      {isDeleting && <DeleteRole role={role} isYours={isYours} onClose={() => setIsDeleting(false)} />}
    </th>
  );
}
