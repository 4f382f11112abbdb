import type { AdminUser } from '@onceware/api/staff/staff.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { useTranslations } from 'use-intl/react';
import classes from './users.module.css';

/** Badges for the exceptions, suspended or not verified; renders nothing otherwise. */
export function UserBadges({
  user,
  size = 'sm',
}: {
  user: Pick<AdminUser, 'suspendedAt' | 'isEmailVerified'>;
  size?: 'sm' | 'md';
}) {
  const t = useTranslations('adminUsers.status');
  if (!user.suspendedAt && user.isEmailVerified) return null;
  return (
    <span className={classes.badges}>
      {user.suspendedAt && (
        <Badge tone="danger" size={size}>
          {t('suspended')}
        </Badge>
      )}
      {!user.isEmailVerified && <Badge size={size}>{t('unverified')}</Badge>}
    </span>
  );
}
