import type { Profile } from '@onceware/api/account/account.contract';
import { authLimits } from '@onceware/api/auth/auth.limits';
import { Button } from '@onceware/ui/button/button';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { isLanguageCode, LANGUAGE_CODES, LANGUAGES } from '#i18n/languages.ts';
import { useChooseLanguage } from '#lib/use-choose-language.ts';
import { useAttempt } from '#lib/form/attempt.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { LeaveGuard } from '#lib/leave-guard.tsx';
import { paths } from '#lib/paths.ts';
import { preloadToasts, showToast } from '#lib/toasts/toasts.tsx';
import classes from './profile-form.module.css';
import { type Picture, ProfilePicture } from './profile-picture.tsx';
import { useSaveProfile } from './use-save-profile.ts';

const FIELDS = ['name'] as const;

/** Name, picture and language, saved with one button. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTranslations('account.profile');
  const leave = useTranslations('account.leave');
  const page = useChooseLanguage();
  const before = { name: profile.name, avatar: profile.avatar, language: profile.language ?? page.language.code };
  const [name, setName] = useState(before.name);
  const [language, setLanguage] = useState(before.language);
  const [picture, setPicture] = useState<Picture>({ url: before.avatar, photo: null });
  const save = useSaveProfile();
  const attempt = useAttempt();

  const changes = {
    ...(name.trim() !== before.name && { name: name.trim() }),
    ...(language !== before.language && { language }),
    ...(picture.photo === null && picture.url !== before.avatar && { avatar: picture.url }),
  };
  const isDirty = Object.keys(changes).length > 0 || picture.photo !== null;

  const submit = async () => {
    preloadToasts();
    const saved = await save(changes, picture.photo);
    setName(saved.name);
    setPicture({ url: saved.avatar, photo: null });
    if (changes.language) page.choose(changes.language);
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
        <div className={classes.foot}>
          <Button type="submit" variant="primary" isBusy={attempt.isPending} disabled={!isDirty}>
            {t(attempt.isPending ? 'saving' : 'save')}
          </Button>
          {isDirty && <p className={classes.unsaved}>{t('unsaved')}</p>}
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
      <div className={classes.email}>
        <p className={classes.label}>{t('email')}</p>
        <p className={classes.address}>
          <bdi>{profile.email}</bdi>
          <Link to={paths.account.security}>{t('changeEmail')}</Link>
        </p>
      </div>
      <ChoiceField
        label={t('language')}
        value={language}
        hint={t('languageHint')}
        onChange={({ currentTarget: { value } }) => isLanguageCode(value) && setLanguage(value)}
      >
        {LANGUAGE_CODES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGES[code].name}
          </option>
        ))}
      </ChoiceField>
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
