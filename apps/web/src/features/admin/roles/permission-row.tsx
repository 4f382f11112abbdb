import type { Permission } from '@onceware/api/kernel/permissions.contract';
import type { AdminRole } from '@onceware/api/staff/staff.contract';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './role-matrix.module.css';
import type { RoleEdits } from './use-role-edits.ts';

interface Props {
  permission: Permission;
  roles: readonly AdminRole[];
  chosen: AdminRole | undefined;
  isGrantable: boolean;
  edits: RoleEdits;
}

/** One permission: what it allows, and which role holds it. */
export function PermissionRow({ permission, roles, chosen, isGrantable, edits }: Props) {
  const t = useTranslations('adminRoles');
  const whyId = useId();
  const title = t(`permission.${permission}.title`);
  return (
    <tr>
      <th scope="row" className={classes.permission}>
        {title}
        <span className={classes.text}>{t(`permission.${permission}.text`)}</span>
        {!isGrantable && (
          <span id={whyId} className={classes.why}>
            {t('notYours')}
          </span>
        )}
      </th>
      {roles.map((role) => (
        <td
          key={role.name}
          className={classes.cell}
          data-chosen={role === chosen || undefined}
          data-changed={edits.isChanged(role, permission) || undefined}
        >
          <label className={classes.target}>
            <input
              type="checkbox"
              aria-label={t('cell', { permission: title, role: role.name })}
              aria-describedby={isGrantable ? undefined : whyId}
              checked={edits.isGranted(role, permission)}
              disabled={!isGrantable}
              onChange={() => edits.flip(role, permission)}
            />
          </label>
        </td>
      ))}
    </tr>
  );
}
