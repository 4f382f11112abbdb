import type { Permission } from '@onceware/api/kernel/permissions.contract';
import type { AdminRole } from '@onceware/api/staff/staff.contract';
import { useState } from 'react';

interface RoleChange {
  role: string;
  permission: Permission;
  isGranted: boolean;
}

export interface RoleEdits {
  /** Edits that still change something, compared with the current roles. */
  changes: readonly RoleChange[];
  /** Roles that were edited and are no more. */
  goneRoles: readonly string[];
  isGranted: (role: AdminRole, permission: Permission) => boolean;
  isChanged: (role: AdminRole, permission: Permission) => boolean;
  flip: (role: AdminRole, permission: Permission) => void;
  discard: () => void;
}

/** Unsaved changes to the matrix, applied over the roles from the server whenever these are read. */
export function useRoleEdits(roles: readonly AdminRole[]): RoleEdits {
  const [edits, setEdits] = useState<readonly RoleChange[]>([]);
  const find = (role: string, permission: Permission) =>
    edits.find((edit) => edit.role === role && edit.permission === permission);
  const isGranted = (role: AdminRole, permission: Permission) =>
    find(role.name, permission)?.isGranted ?? role.permissions.includes(permission);
  const known = new Map(roles.map((role) => [role.name, role]));

  const changes = edits.filter(({ role, permission, isGranted: wanted }) => {
    const now = known.get(role);
    return now !== undefined && now.permissions.includes(permission) !== wanted;
  });
  return {
    changes,
    goneRoles: [...new Set(edits.map(({ role }) => role).filter((role) => !known.has(role)))],
    isGranted,
    isChanged: (role, permission) =>
      changes.some((change) => change.role === role.name && change.permission === permission),
    flip: (role, permission) =>
      setEdits((list) => [
        ...list.filter((edit) => edit.role !== role.name || edit.permission !== permission),
        { role: role.name, permission, isGranted: !isGranted(role, permission) },
      ]),
    discard: () => setEdits([]),
  };
}
