import type { AdminUserDetail } from '@onceware/api/staff/staff.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSession } from '#lib/api/session.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { SuspendDialog } from './suspend-dialog.tsx';
import { useUserChange } from './use-user-change.ts';
import classes from './user.module.css';

/** Suspends the user, or lifts that; says why where the admin may not. */
export function StandingActions({ user }: { user: AdminUserDetail }) {
  const t = useTranslations('adminUsers');
  const { user: me } = useSession();
  const { change, isPending } = useUserChange(user.id);
  const make = useMake();
  const [isAsking, setIsAsking] = useState(false);

  const lift = () =>
    void make(() => change(({ admin }) => admin.users.unsuspend.mutate({ userId: user.id })), {
      done: t('suspend.lifted', { name: user.name }),
    });
  if (me?.id === user.id) return <Badge size="md">{t('you')}</Badge>;
  if (!user.canManage) return <p className={classes.note}>{t('suspend.notYours')}</p>;
  return (
    <>
      {user.suspendedAt ? (
        <Button isBusy={isPending} onClick={lift}>
          {t('suspend.lift')}
        </Button>
      ) : (
        <Button onClick={() => setIsAsking(true)}>{t('suspend.action')}</Button>
      )}
      {isAsking && <SuspendDialog user={user} onClose={() => setIsAsking(false)} />}
    </>
  );
}
