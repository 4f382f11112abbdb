import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { useTranslations } from 'use-intl/react';
import { fieldText } from '#lib/form/check-fields.ts';
import { useCredentialSentence } from '#lib/form/credential-sentence.ts';
import { FormField } from '#lib/form/form-field.tsx';
import { PasswordField } from '#lib/password/password-field.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import classes from '../security/security.module.css';

const FIELDS = ['email', 'password'] as const;
const REFUSALS = { wrong_password: 'password', same_email: 'email' } as const;

/** Asks for another address; nothing changes before both sides have confirmed. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('security');
  const sentence = useCredentialSentence();
  const utils = trpc.useUtils();
  const request = trpc.auth.requestEmailChange.useMutation({
    networkMode: 'always',
    onSuccess: () => {
      void utils.account.profile.invalidate();
      showToast({ kind: 'success', text: t('email.requested') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('email.changeTitle')}
      submitLabel={t('email.request')}
      busyLabel={t('email.requesting')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      fields={FIELDS}
      sentence={sentence}
      refusals={REFUSALS}
      onSubmit={(values) =>
        request.mutateAsync({ email: fieldText(values, 'email'), password: fieldText(values, 'password') })
      }
      onClose={onClose}
    >
      <p className={classes.note}>{t('email.changeText')}</p>
      <FormField
        label={t('email.newEmail')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        maxLength={authLimits.emailMax}
        data-autofocus
      />
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
