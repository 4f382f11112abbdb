import { authLimits } from '@onceware/api/auth/auth.limits';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { fieldText } from '#lib/form/check-fields.ts';
import { useCredentialSentence } from '#lib/form/credential-sentence.ts';
import { NewPasswordField } from '#lib/password/new-password-field.tsx';
import { PasswordField } from '#lib/password/password-field.tsx';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/api/session.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { EndKeysChoice } from './end-keys-choice.tsx';
import classes from './security.module.css';

const FIELDS = ['currentPassword', 'newPassword'] as const;
const REFUSALS = { wrong_password: 'currentPassword', weak_password: 'newPassword' } as const;

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('security');
  const sentence = useCredentialSentence();
  const { user } = useSession();
  const utils = trpc.useUtils();
  const change = trpc.auth.changePassword.useMutation({
    networkMode: 'always',
    onSuccess: (_answer, { endKeys }) => {
      void utils.auth.sessions.invalidate();
      if (endKeys) void utils.apiKeys.list.invalidate();
      showToast({ kind: 'success', text: t(endKeys ? 'password.savedKeys' : 'password.saved') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('password.changeTitle')}
      submitLabel={t('password.save')}
      busyLabel={t('password.saving')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      fields={FIELDS}
      sentence={sentence}
      refusals={REFUSALS}
      onSubmit={(values) =>
        change.mutateAsync({
          currentPassword: fieldText(values, 'currentPassword'),
          newPassword: fieldText(values, 'newPassword'),
          endKeys: values.has('endKeys'),
        })
      }
      onClose={onClose}
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <div>
        <PasswordField
          label={t('password.current')}
          name="currentPassword"
          autoComplete="current-password"
          required
          maxLength={authLimits.passwordMax}
          data-autofocus
        />
        <Link className={classes.forgot} to={paths.resetPassword}>
          {t('password.forgot')}
        </Link>
      </div>
      <NewPasswordField label={t('password.new')} name="newPassword" />
      <EndKeysChoice />
    </FormDialog>
  );
}
