import type { AdminRole } from '@onceware/api/staff/staff.contract';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { getQueryKey } from '@trpc/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSession } from '#lib/api/session.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { trpc } from '#lib/api/trpc.ts';
import { ConfirmDialog } from '#lib/frames/confirm-dialog.tsx';
import { usersHref } from '../users/users-table.ts';

interface Props {
  role: AdminRole;
  /** The admin holds all of it. */
  isYours: boolean;
  onClose: () => void;
}

/** Deletes a role that nobody has; of others it says why they stay. */
export function DeleteRole({ role: { name, userCount }, isYours, onClose }: Props) {
  const t = useTranslations('adminRoles.remove');
  const tForm = useTranslations('admin.form');
  const { permissions } = useSession();
  const { change, isPending, error } = useWork(getQueryKey(trpc.admin));
  const make = useMake();

  if (userCount > 0 || !isYours) {
    const close = <Button onClick={onClose}>{tForm('close')}</Button>;
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={t(isYours ? 'inUseTitle' : 'notYoursTitle', { role: name })}
        closeLabel={tForm('close')}
        size="sm"
        footer={close}
      >
        <p>{isYours ? t('inUse', { count: userCount }) : t('notYours')}</p>
        {isYours && permissions.includes('admin.users') && <Link to={usersHref({ role: name })}>{t('see')}</Link>}
      </Dialog>
    );
  }
  // A failure is said in the dialog.
  const confirm = () =>
    void make(() => change(({ admin }) => admin.roles.delete.mutate({ role: name })), {
      done: t('done', { role: name }),
      failed: () => null,
    });
  return (
    <ConfirmDialog
      title={t('title', { role: name })}
      text={t('text')}
      confirmLabel={t('confirm')}
      isBusy={isPending}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
