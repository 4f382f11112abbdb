import type { Profile } from '@onceware/api/identity/account/account.contract';
import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { Button } from '@onceware/ui/button/button';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { isLanguageCode, LANGUAGE_CODES, type LanguageCode, LANGUAGES } from '#i18n/languages.ts';
import { useAttempt } from '#lib/form/attempt.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { LeaveGuard } from '#lib/leave-guard.tsx';
import { paths } from '#lib/paths.ts';
import { preloadToasts, showToast } from '#lib/toasts/toasts.tsx';
import classes from './profile-form.module.css';
import { ProfilePicture } from './profile-picture.tsx';
import { useProfileDraft } from './use-profile-draft.ts';

const FIELDS = ['name'] as const;

/** Name, picture and language, saved with one button. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTranslations('account.profile');
  const leave = useTranslations('account.leave');
  const { name, setName, language, setLanguage, picture, setPicture, isDirty, save } = useProfileDraft(profile);
  const attempt = useAttempt();

  const submit = async () => {
    preloadToasts();
    await save();
    showToast({ kind: 'success', text: t('saved') });
  };

  return (
    <CheckedForm
      className={classes.form}
      fields={FIELDS}
      sentence={() => t('nameMissing')}
      attempt={attempt}
      onSubmit={submit}
      footer={
        <div className="row wrap items-center gap-2-4">
          <Button type="submit" variant="primary" isBusy={attempt.isPending} disabled={!isDirty}>
            {t(attempt.isPending ? 'saving' : 'save')}
          </Button>
          {isDirty && <p className="text-14 quiet">{t('unsaved')}</p>}
        </div>
      }
    >
      <ProfilePicture
        name={name.trim() || profile.name}
        email={profile.email}
        picture={picture}
        onChange={setPicture}
      />
      <FormField
        name="name"
        label={t('name')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        autoComplete="name"
        dir="auto"
        required
        maxLength={authLimits.nameMax}
        hint={t('nameHint')}
      />
      <Email address={profile.email} />
      <LanguageField value={language} onChange={setLanguage} />
      <LeaveGuard
        isOn={isDirty}
        title={leave('title')}
        text={leave('text')}
        stay={leave('stay')}
        leave={leave('leave')}
        close={leave('close')}
      />
    </CheckedForm>
  );
}

function Email({ address }: { address: string }) {
  const t = useTranslations('account.profile');
  return (
    <div className="stack gap-1">
      <p className="text-14 weight-560">{t('email')}</p>
      <p className={classes.address}>
        <bdi>{address}</bdi>
        <Link to={paths.account.security}>{t('changeEmail')}</Link>
      </p>
    </div>
  );
}

function LanguageField({ value, onChange }: { value: LanguageCode; onChange: (code: LanguageCode) => void }) {
  const t = useTranslations('account.profile');
  return (
    <ChoiceField
      label={t('language')}
      value={value}
      hint={t('languageHint')}
      onChange={({ currentTarget: { value: code } }) => isLanguageCode(code) && onChange(code)}
    >
      {LANGUAGE_CODES.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGES[code].name}
        </option>
      ))}
    </ChoiceField>
  );
}
