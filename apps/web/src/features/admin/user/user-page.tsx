import type { AdminUserDetail } from '@onceware/api/staff/staff.contract';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { UserAvatar } from '#lib/pictures/user-avatar.tsx';
import { logsHref } from '#lib/table/logs-href.ts';
import { isForbidden } from '#lib/table/table-query.ts';
import { Section } from './section.tsx';
import { StandingActions } from './standing-actions.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserRoles } from './user-roles.tsx';
import { UserSessions } from './user-sessions.tsx';
import classes from './user.module.css';
import { UserBadges } from '../users/user-badges.tsx';

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
        <bdi className="breaks">{user.email}</bdi>
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

/** Links to a user's entries in the log, for admins who may read it. */
function UserLogLinks({ user }: { user: AdminUserDetail }) {
  const t = useTranslations('adminUsers.logs');
  const { permissions } = useSession();
  if (!permissions.includes('admin.logs')) return null;
  return (
    <Section title={t('title')}>
      <ul className={classes.links}>
        <li>
          <Link to={logsHref({ actorId: user.id })}>{t('by', { name: user.name })}</Link>
        </li>
        <li>
          <Link to={logsHref({ targetType: 'user', targetId: user.id })}>{t('on', { name: user.name })}</Link>
        </li>
      </ul>
    </Section>
  );
}

const LINES = ['60%', '40%', '72%', '52%', '66%'];

/** In the shape of a user's page. */
function UserSkeleton() {
  const t = useTranslations('adminUsers');
  return (
    <AdminPage section="users">
      <div className="stack gap-4">
        <p className="sr-only" role="status">
          {t('loading')}
        </p>
        <Skeleton width="48px" height="48px" isRound />
        {LINES.map((width) => (
          <Skeleton key={width} width={width} height="20px" />
        ))}
      </div>
    </AdminPage>
  );
}
