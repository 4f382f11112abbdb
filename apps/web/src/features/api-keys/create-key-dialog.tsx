import type { Permission } from '@onceware/api/kernel/permissions.contract';
import type { ApiKey } from '@onceware/api/identity/api-keys/api-keys.contract';
import { KEY_SCOPES, type KeyScope } from '@onceware/api/kernel/key-scopes.contract';
import { accountLimits, KEY_LIFETIMES } from '@onceware/api/identity/account/account.limits';
import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { useTranslations } from 'use-intl/react';
import { fieldText, type ProblemSentence } from '#lib/form/check-fields.ts';
import { useCredentialSentence } from '#lib/form/credential-sentence.ts';
import { FormField } from '#lib/form/form-field.tsx';
import { PasswordField } from '#lib/password/password-field.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import classes from './api-keys.module.css';

const FIELDS = ['name', 'password'] as const;
const REFUSALS = { wrong_password: 'password' } as const;
const USUAL_LIFETIME = KEY_LIFETIMES[1];

interface Props {
  /** Permissions that the member holds, and so may give to a key. */
  grantable: readonly Permission[];
  /** Initial values of the form; empty if left out. */
  suggested?: { name: string; scopes: readonly KeyScope[] };
  onCreated: (made: { key: ApiKey; token: string }) => void;
  onClose: () => void;
}

/** Makes a key of what the form holds. */
function useCreateKey(grantable: readonly Permission[], onCreated: Props['onCreated']) {
  const utils = trpc.useUtils();
  const create = trpc.apiKeys.create.useMutation({
    networkMode: 'always',
    onSuccess: (made) => {
      onCreated(made);
      return utils.apiKeys.list.invalidate();
    },
  });
  return (values: FormData) => {
    const lifetime = KEY_LIFETIMES.find((days) => String(days) === fieldText(values, 'lifetime'));
    const [permissions, scopes] = [values.getAll('permissions'), values.getAll('scopes')];
    return create.mutateAsync({
      name: fieldText(values, 'name'),
      permissions: grantable.filter((one) => permissions.includes(one)),
      scopes: KEY_SCOPES.filter((one) => scopes.includes(one)),
      expiresInDays: lifetime === undefined ? USUAL_LIFETIME : lifetime,
      password: fieldText(values, 'password'),
    });
  };
}

export function CreateKeyDialog({ grantable, suggested, onCreated, onClose }: Props) {
  const t = useTranslations('keys.form');
  const security = useTranslations('security');
  const scope = useTranslations('keys.scope');
  const permission = useTranslations('keys.permission');
  const credentials = useCredentialSentence();
  const submit = useCreateKey(grantable, onCreated);
  const sentence: ProblemSentence = (name, kind) => (name === 'name' ? t('nameMissing') : credentials(name, kind));

  return (
    <FormDialog
      title={t('title')}
      submitLabel={t('submit')}
      busyLabel={t('busy')}
      cancelLabel={security('cancel')}
      closeLabel={security('close')}
      fields={FIELDS}
      sentence={sentence}
      refusals={REFUSALS}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        label={t('name')}
        name="name"
        hint={t('nameHint')}
        defaultValue={suggested?.name}
        autoComplete="off"
        dir="auto"
        required
        maxLength={accountLimits.keyNameMax}
        data-autofocus
      />
      <p className="text-14 quiet">{t('always')}</p>
      <KeyChoices
        legend={t('scopes')}
        name="scopes"
        choices={KEY_SCOPES.map((value) => ({ value, label: scope(value) }))}
        chosen={suggested?.scopes}
      />
      {grantable.length > 0 && (
        <KeyChoices
          legend={t('permissions')}
          name="permissions"
          choices={grantable.map((value) => ({ value, label: permission(value) }))}
        />
      )}
      <LifetimeField />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        maxLength={authLimits.passwordMax}
      />
    </FormDialog>
  );
}

function LifetimeField() {
  const t = useTranslations('keys.form');
  return (
    <ChoiceField label={t('lifetime')} name="lifetime" defaultValue={String(USUAL_LIFETIME)}>
      {KEY_LIFETIMES.map((days) => (
        <option key={days} value={String(days)}>
          {days === null ? t('noEnd') : t('days', { days })}
        </option>
      ))}
    </ChoiceField>
  );
}

/** Checkboxes for what to give to a key; a form reads the choices under `name`. */
function KeyChoices({
  legend,
  name,
  choices,
  chosen = [],
}: {
  legend: string;
  name: string;
  choices: readonly { value: string; label: string }[];
  chosen?: readonly string[] | undefined;
}) {
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={classes.choice}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
