import type { Permission } from '@onceware/api/kernel/permissions.contract';
import type { AdminRole } from '@onceware/api/staff/staff.contract';
import { Button } from '@onceware/ui/button/button';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { LeaveGuard } from '#lib/leave-guard.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { isForbidden } from '#lib/table/table-query.ts';
import { TableFailed } from '#lib/table/table-states.tsx';
import { CreateRole } from './create-role.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { SaveBar } from './save-bar.tsx';
import { useRoleEdits } from './use-role-edits.ts';

/** Which role holds which permission (ADM-01, AUTH-05). */
export function RolesPage() {
  const t = useTranslations('adminRoles');
  const { data, error, refetch } = trpc.admin.roles.list.useQuery(undefined, { throwOnError: isForbidden });
  const [isCreating, setIsCreating] = useState(false);
  const create = (
    <Button onClick={() => setIsCreating(true)}>
      <IconPlus size={18} stroke={1.75} aria-hidden />
      {t('create.action')}
    </Button>
  );
  return (
    <AdminPage section="roles" actions={data && create}>
      {data ? (
        <Loaded roles={data.roles} grantable={data.grantable} />
      ) : error ? (
        <TableFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <MatrixSkeleton />
      )}
      {isCreating && <CreateRole onClose={() => setIsCreating(false)} />}
    </AdminPage>
  );
}

function Loaded({ roles, grantable }: { roles: readonly AdminRole[]; grantable: readonly Permission[] }) {
  const t = useTranslations('adminRoles.leave');
  const form = useTranslations('admin.form');
  const edits = useRoleEdits(roles);
  return (
    <div>
      <RoleMatrix roles={roles} grantable={grantable} edits={edits} />
      <SaveBar edits={edits} />
      <LeaveGuard
        isOn={edits.changes.length > 0}
        title={t('title')}
        text={t('text')}
        stay={t('stay')}
        leave={t('leave')}
        close={form('close')}
      />
    </div>
  );
}

const ROWS = ['48%', '60%', '52%', '66%', '44%', '56%'];

function MatrixSkeleton() {
  const t = useTranslations('adminRoles');
  return (
    <div className="stack gap-6">
      <p className="sr-only" role="status">
        {t('loading')}
      </p>
      {ROWS.map((width) => (
        <Skeleton key={width} width={width} height="32px" />
      ))}
    </div>
  );
}
