import { adminLimits } from '@onceware/api/admin/admin.limits';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { TextField } from '@onceware/ui/field/text-field';
import { type FormEvent, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { errorKey } from '#lib/api/api-error.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';

/** Makes a role that holds nothing yet. */
export function CreateRole({ onClose }: { onClose: () => void }) {
  const t = useTranslations('adminRoles.create');
  const tForm = useTranslations('admin.form');
  const sentence = useErrorSentence();
  const utils = trpc.useUtils();
  const create = trpc.admin.roles.create.useMutation({ onSettled: () => utils.admin.invalidate() });
  const formId = useId();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const role = new FormData(form).get('role');
    try {
      await create.mutateAsync({ role: typeof role === 'string' ? role : '' });
      onClose();
      showToast({
        kind: 'success',
        text: t('done', { role: typeof role === 'string' ? role.trim().toLowerCase() : '' }),
      });
    } catch {
      // It is said beside the field.
      form.querySelector('input')?.focus();
    }
  };
  const problem = create.error
    ? errorKey(create.error) === 'invalid_input'
      ? t('invalid')
      : sentence(create.error)
    : undefined;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={tForm('close')}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {tForm('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={create.isPending}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t('name')}
          hint={t('hint')}
          problem={problem}
          name="role"
          maxLength={adminLimits.roleNameMax}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
          data-autofocus
          onChange={() => create.reset()}
        />
      </form>
    </Dialog>
  );
}
