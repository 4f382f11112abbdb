import type { AdminUserDetail } from '@onceware/api/admin/admin.contract';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSession } from '#lib/api/session.ts';
import { logsHref } from '#lib/table/logs-href.ts';
import { Section } from './section.tsx';
import classes from './user.module.css';

/** The ways to what the log has of a user, for who may read it. */
export function UserLogLinks({ user }: { user: AdminUserDetail }) {
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
