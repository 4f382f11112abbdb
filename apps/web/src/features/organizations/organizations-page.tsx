import type { AdminOrganization } from '@onceware/api/identity/organizations/organizations.contract';
import { Button } from '@onceware/ui/button/button';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { adminPaths } from '#lib/admin-paths.ts';
import { trpc } from '#lib/api/trpc.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { Moment } from '#lib/time/moment.tsx';
import { AdminTable } from '#lib/table/admin-table.tsx';
import type { Column } from '#lib/table/column.ts';
import { Pager } from '#lib/table/pager.tsx';
import { RowLink } from '#lib/table/row-link.tsx';
import { TableBar } from '#lib/table/bar/table-bar.tsx';
import { TABLE_QUERY } from '#lib/table/table-query.ts';
import { useTableState } from '#lib/table/use-table-state.ts';
import { CreateOrganization } from './create-organization.tsx';
import { ORGANIZATIONS_TABLE } from './organizations-table.ts';
import { Website } from './website-link.tsx';

/** Organizations, and the way to a new one (ADM-01). */
export function OrganizationsPage() {
  const t = useTranslations('adminOrganizations');
  const format = useFormat();
  const table = useTableState(ORGANIZATIONS_TABLE);
  const query = trpc.admin.organizations.list.useQuery(table.input, TABLE_QUERY);
  const [isCreating, setIsCreating] = useState(false);

  const columns: Column<AdminOrganization, 'name' | 'created'>[] = [
    {
      key: 'name',
      label: t('column.name'),
      sort: 'name',
      render: ({ id, name }) => <RowLink to={adminPaths.organization(id)}>{name}</RowLink>,
    },
    { key: 'website', label: t('column.website'), render: ({ website }) => website && <Website website={website} /> },
    {
      key: 'members',
      label: t('column.members'),
      align: 'end',
      render: ({ memberCount }) => format.number(memberCount),
    },
    {
      key: 'created',
      label: t('column.created'),
      sort: 'created',
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
  const create = (
    <Button variant="primary" onClick={() => setIsCreating(true)}>
      <IconPlus size={18} stroke={1.75} aria-hidden />
      {t('create')}
    </Button>
  );
  const hasNone = query.data?.total === 0 && !table.isFiltered;
  return (
    <AdminPage section="organizations" actions={hasNone ? undefined : create}>
      <TableBar table={table} searchLabel={t('search')} exportOf="organizations" page={query.data} />
      <AdminTable
        caption={t('caption')}
        table={table}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <>
            <p>{t('empty')}</p>
            {create}
          </>
        }
      />
      <Pager table={table} page={query.data} />
      {isCreating && <CreateOrganization onClose={() => setIsCreating(false)} />}
    </AdminPage>
  );
}
