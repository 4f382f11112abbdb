import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { fieldText } from '#lib/form/check-fields.ts';
import { useCredentialSentence } from '#lib/form/credential-sentence.ts';
import { isMemberQuery } from '#lib/api/member-queries.ts';
import { PasswordField } from '#lib/password/password-field.tsx';
import { paths } from '#lib/paths.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { DataLink } from './data-section.tsx';
import classes from './security.module.css';
import { FormDialog } from '#lib/form/form-dialog.tsx';

const FIELDS = ['password'] as const;
const REFUSALS = { wrong_password: 'password' } as const;

/** Lists what is erased and what stays (decision 058), offers the export, and deletes the account (ACC-01). */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('security');
  const sentence = useCredentialSentence();
  const deletion = useDeleteAccount();
  return (
    <FormDialog
      title={t('deletion.dialogTitle')}
      submitLabel={t('deletion.confirm')}
      busyLabel={t('deletion.deleting')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      fields={FIELDS}
      sentence={sentence}
      refusals={REFUSALS}
      onSubmit={(values) => deletion.mutateAsync({ password: fieldText(values, 'password') })}
      onClose={onClose}
    >
      <div className="stack justify-items-start gap-3">
        <p>{t('deletion.erased')}</p>
        <ul className={classes.deletionDialogList}>
          {(['collections', 'purchases', 'access', 'chat'] as const).map((what) => (
            <li key={what}>{t(`deletion.${what}`)}</li>
          ))}
        </ul>
        <p>{t('deletion.stays')}</p>
        <ul className={classes.deletionDialogList}>
          {(['messages', 'reviews', 'log'] as const).map((what) => (
            <li key={what}>{t(`deletion.${what}`)}</li>
          ))}
        </ul>
        <p>{t('deletion.before')}</p>
        <p>{t('deletion.first')}</p>
        <DataLink />
      </div>
      <PasswordField
        label={t('yourPassword')}
        name="password"
        autoComplete="current-password"
        required
        maxLength={authLimits.passwordMax}
      />
    </FormDialog>
  );
}

function useDeleteAccount() {
  const t = useTranslations('security.deletion');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isDeleted = useRef(false);

  // Once this page is gone: before, its data would be fetched again, and the guard would send the reader to sign in.
  useEffect(
    () => () => {
      if (!isDeleted.current) return;
      queryClient.setQueryData(getQueryKey(trpc.auth.session, undefined, 'query'), null);
      queryClient.removeQueries({ predicate: isMemberQuery });
    },
    [queryClient],
  );

  return trpc.account.delete.useMutation({
    networkMode: 'always',
    onSuccess: async () => {
      isDeleted.current = true;
      await navigate(paths.home, { replace: true });
      showToast({ kind: 'success', text: t('done') });
    },
  });
}
