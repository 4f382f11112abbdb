import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './auth.ts';
import type { Triggers } from './triggers.ts';

/** A named set of permissions. `member`, `insider` and `admin` come with the first migration. */
export const roles = pgTable('roles', {
  name: text().primaryKey(),
  createdAt: createdAt(),
});

export const rolePermissions = pgTable(
  'role_permissions',
  {
    role: text()
      .notNull()
      .references(() => roles.name, { onDelete: 'cascade' }),
    permission: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.role, t.permission] })],
);

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text()
      .notNull()
      .references(() => roles.name, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] }), index('user_roles_role_idx').on(t.role)],
);

export const accessTriggers: Triggers = {
  user_roles: {
    user_roles_change: 'tells every process to read the member’s sessions anew',
  },
  role_permissions: {
    role_permissions_change: 'tells every process to read all sessions anew',
  },
};
