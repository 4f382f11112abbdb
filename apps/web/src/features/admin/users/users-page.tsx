import { BUILT_IN_ROLES } from '@onceware/api/kernel/permissions.contract';
import type { AdminUser } from '@onceware/api/staff/staff.contract';
import { USER_STATUSES } from '@onceware/api/staff/staff.limits';
import { useTranslations } from 'use-intl/react';
import { adminPaths } from '#lib/admin-paths.ts';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { UserAvatar } from '#lib/pictures/user-avatar.tsx';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { Moment } from '#lib/time/moment.tsx';
import { AdminTable } from '#lib/table/admin-table.tsx';
import type { Column } from '#lib/table/column.ts';
import { ChoiceFilter } from '#lib/table/bar/choice-filter.tsx';
import { Pager } from '#lib/table/pager.tsx';
import { RowLink } from '#lib/table/row-link.tsx';
import { TableBar } from '#lib/table/bar/table-bar.tsx';
import { TABLE_QUERY } from '#lib/table/table-query.ts';
import { useTableState } from '#lib/table/use-table-state.ts';
import { UserBadges } from './user-badges.tsx';
import { USERS_TABLE } from './users-table.ts';

/** Everybody with an account (ADM-01). */
export function UsersPage() {
  const t = useTranslations('adminUsers');
  const table = useTableState(USERS_TABLE);
  const query = trpc.admin.users.list.useQuery(table.input, TABLE_QUERY);
  const roles = useRoleNames();

  const columns: Column<AdminUser, 'created' | 'name' | 'email'>[] = [
    {
      key: 'name',
      label: t('column.name'),
      sort: 'name',
      render: (user) => (
        <span className="row items-center gap-3 min-w-0">
          <UserAvatar user={user} size={32} />
          <RowLink to={adminPaths.user(user.id)}>{user.name}</RowLink>
        </span>
      ),
    },
    { key: 'email', label: t('column.email'), sort: 'email', render: ({ email }) => <bdi>{email}</bdi> },
    {
      key: 'roles',
      label: t('column.roles'),
      render: ({ roles: held }) => (held.length > 0 ? <bdi>{held.join(', ')}</bdi> : t('noRole')),
    },
    { key: 'status', label: t('column.status'), render: (user) => <UserBadges user={user} /> },
    { key: 'joined', label: t('column.joined'), sort: 'created', render: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      key: 'seen',
      label: t('column.seen'),
      render: ({ lastSeenAt }) => (lastSeenAt ? <Moment at={lastSeenAt} /> : t('neverSeen')),
    },
  ];
  return (
    <AdminPage section="users">
      <TableBar table={table} searchLabel={t('search')} exportOf="users" page={query.data}>
        <ChoiceFilter
          table={table}
          name="role"
          label={t('filter.role')}
          options={roles.map((role) => ({ value: role, label: role }))}
        />
        <ChoiceFilter
          table={table}
          name="status"
          label={t('filter.status')}
          options={USER_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        />
      </TableBar>
      <AdminTable
        caption={t('caption')}
        table={table}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('empty')}
      />
      <Pager table={table} page={query.data} />
    </AdminPage>
  );
}

/** To filter by. Who may not see the roles knows those that every installation has. */
function useRoleNames(): readonly string[] {
  const { permissions } = useSession();
  const { data } = trpc.admin.roles.list.useQuery(undefined, { enabled: permissions.includes('admin.roles') });
  return data?.roles.map(({ name }) => name) ?? BUILT_IN_ROLES;
}
