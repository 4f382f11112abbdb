import type { AdminUserDetail } from '@onceware/api/admin/admin.contract';
import { adminLimits } from '@onceware/api/admin/admin.limits';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { TextField } from '@onceware/ui/field/text-field';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import classes from '#lib/frames/dialog-parts.module.css';
import { useUserChanges } from './use-user-changes.ts';

/** Asks for the reason, which the user reads in a mail. */
export function SuspendDialog({ user, onClose }: { user: AdminUserDetail; onClose: () => void }) {
  const t = useTranslations('adminUsers.suspend');
  const tForm = useTranslations('admin.form');
  const sentence = useErrorSentence();
  const { suspend } = useUserChanges(user.id);
  const [isMissing, setIsMissing] = useState(false);
  const formId = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget).get('reason');
    const reason = typeof said === 'string' ? said.trim() : '';
    setIsMissing(reason === '');
    if (reason === '') {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    const onSuccess = () => {
      onClose();
      showToast({ kind: 'success', text: t('done', { name: user.name }) });
    };
    suspend.mutate({ userId: user.id, reason }, { onSuccess });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title', { name: user.name })}
      closeLabel={tForm('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {tForm('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={suspend.isPending}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        <p>{t('text')}</p>
        <TextField
          label={t('reason')}
          hint={t('reasonHint')}
          problem={isMissing ? t('reasonMissing') : undefined}
          name="reason"
          maxLength={adminLimits.reasonMax}
          autoComplete="off"
          dir="auto"
          required
          data-autofocus
          onChange={() => setIsMissing(false)}
        />
        {suspend.error && (
          <p className={classes.problem} role="alert">
            {sentence(suspend.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
