import { type Permission, PERMISSIONS } from '@onceware/api/kernel/permissions.contract';
import type { AdminRole } from '@onceware/api/staff/staff.contract';
import { Select } from '@onceware/ui/select/select';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { PermissionRow } from './permission-row.tsx';
import { RoleHead } from './role-head.tsx';
import classes from './role-matrix.module.css';
import type { RoleEdits } from './use-role-edits.ts';

interface Props {
  roles: readonly AdminRole[];
  /** Permissions that the admin may grant and revoke. */
  grantable: readonly Permission[];
  edits: RoleEdits;
}

/** Permissions by role; where there is no room for that, by one role at a time. */
export function RoleMatrix({ roles, grantable, edits }: Props) {
  const t = useTranslations('adminRoles');
  const [asked, setAsked] = useState<string | null>(null);
  const chosen = roles.find(({ name }) => name === asked) ?? roles[0];
  return (
    <div className={classes.frame}>
      <div className={classes.choice}>
        <Select
          label={t('role')}
          size="lg"
          value={chosen?.name}
          onChange={(event) => setAsked(event.currentTarget.value)}
        >
          {roles.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <caption className="sr-only">{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col" className={classes.corner}>
                {t('permissionHead')}
              </th>
              {roles.map((role) => (
                <RoleHead
                  key={role.name}
                  role={role}
                  isChosen={role === chosen}
                  isYours={role.permissions.every((permission) => grantable.includes(permission))}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {PERMISSIONS.map((permission) => (
              <PermissionRow
                key={permission}
                permission={permission}
                roles={roles}
                chosen={chosen}
                isGrantable={grantable.includes(permission)}
                edits={edits}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
