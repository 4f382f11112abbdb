import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { useId } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { useCredentialSentence } from '#lib/form/credential-sentence.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { NewPasswordField } from '#lib/password/new-password-field.tsx';
import { PasswordField } from '#lib/password/password-field.tsx';
import { paths } from '#lib/paths.ts';
import { useNow } from '#lib/time/use-now.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
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

/** Offers to end the keys that still work, by name; not chosen at first, because programs stop with them. */
function EndKeysChoice() {
  const t = useTranslations('security.password');
  const locale = useLocale();
  const now = useNow();
  const hint = useId();
  const { data } = trpc.apiKeys.list.useQuery();
  const working = (data?.keys ?? []).filter(({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > now);
  if (working.length === 0) return null;
  // Each name keeps its own direction within the sentence.
  const names = new Intl.ListFormat(locale).format(working.map(({ name }) => `\u2068${name}\u2069`));
  return (
    <div>
      <label className={classes.choice}>
        <input className={classes.box} type="checkbox" name="endKeys" aria-describedby={hint} />
        <span>{t('endKeys', { count: working.length, names })}</span>
      </label>
      <p id={hint} className={classes.hint}>
        {t('endKeysHint')}
      </p>
    </div>
  );
}
