import type { AdminUserDetail } from '@onceware/api/admin/admin.contract';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { UserAvatar } from '#lib/pictures/user-avatar.tsx';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { isForbidden } from '#lib/table/table-query.ts';
import { StandingActions } from './standing-actions.tsx';
import { UserBadges } from '../users/user-badges.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserLogLinks } from './user-log-links.tsx';
import { UserRoles } from './user-roles.tsx';
import { UserSessions } from './user-sessions.tsx';
import { UserSkeleton } from './user-skeleton.tsx';
import classes from './user.module.css';

/** One account: its roles, where it is signed in, and whether it may (ADM-01). */
export function UserPage({ userId }: { userId: string }) {
  const { data } = trpc.admin.users.get.useQuery(
    { userId },
    { throwOnError: (error, { state }) => state.data === undefined || isForbidden(error) },
  );
  return data ? <Loaded key={userId} user={data.user} /> : <UserSkeleton />;
}

function Loaded({ user }: { user: AdminUserDetail }) {
  const t = useTranslations('adminUsers');
  return (
    <AdminPage section="users" title={user.name} actions={<StandingActions user={user} />}>
      <div className={classes.who}>
        <UserAvatar user={user} size={48} />
        <bdi className={classes.email}>{user.email}</bdi>
        <UserBadges user={user} size="md" />
      </div>
      {user.suspendedAt && user.suspendedReason && (
        <p className={classes.suspended}>
          <strong>{t('facts.reason')}</strong> <span dir="auto">{user.suspendedReason}</span>
        </p>
      )}
      <div className={classes.columns}>
        <div className={classes.main}>
          <UserRoles user={user} />
          <UserSessions user={user} />
        </div>
        <div className={classes.side}>
          <UserFacts user={user} />
          <UserLogLinks user={user} />
        </div>
      </div>
    </AdminPage>
  );
}
