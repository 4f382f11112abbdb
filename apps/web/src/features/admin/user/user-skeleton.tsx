import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl/react';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import classes from './user.module.css';

const LINES = ['60%', '40%', '72%', '52%', '66%'];

/** In the shape of a user's page. */
export function UserSkeleton() {
  const t = useTranslations('adminUsers');
  return (
    <AdminPage section="users">
      <div className={classes.skeleton}>
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
