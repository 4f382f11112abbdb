import type { Profile } from '@onceware/api/account/account.contract';
import { authLimits } from '@onceware/api/auth/auth.limits';
import { Button } from '@onceware/ui/button/button';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { TextField } from '@onceware/ui/field/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { isLanguageCode, LANGUAGE_CODES, LANGUAGES } from '#i18n/languages.ts';
import { useChooseLanguage } from '#lib/use-choose-language.ts';
import { LeaveGuard } from '#lib/leave-guard.tsx';
import { paths } from '#lib/paths.ts';
import { preloadToasts, showToast } from '#lib/toasts/toasts.tsx';
import classes from './profile-form.module.css';
import { type Picture, ProfilePicture } from './profile-picture.tsx';
import { useSaveProfile } from './use-save-profile.ts';

/** Name, picture and language, saved with one button. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTranslations('account.profile');
  const leave = useTranslations('account.leave');
  const sentence = useErrorSentence();
  const page = useChooseLanguage();
  const nameField = useRef<HTMLInputElement>(null);
  const before = { name: profile.name, avatar: profile.avatar, language: profile.language ?? page.language.code };
  const [name, setName] = useState(before.name);
  const [language, setLanguage] = useState(before.language);
  const [picture, setPicture] = useState<Picture>({ url: before.avatar, photo: null });
  const [isRefused, setIsRefused] = useState(false);
  const save = useSaveProfile();
  const isNameless = name.trim() === '';

  const changes = {
    ...(name.trim() !== before.name && { name: name.trim() }),
    ...(language !== before.language && { language }),
    ...(picture.photo === null && picture.url !== before.avatar && { avatar: picture.url }),
  };
  const isDirty = Object.keys(changes).length > 0 || picture.photo !== null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsRefused(isNameless);
    if (isNameless) return nameField.current?.focus();
    preloadToasts();
    const saved = await save.run(changes, picture.photo);
    if (!saved) return;
    setName(saved.name);
    setPicture({ url: saved.avatar, photo: null });
    if (changes.language) page.choose(changes.language);
    showToast({ kind: 'success', text: t('saved') });
  };

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <ProfilePicture
        name={name.trim() || profile.name}
        email={profile.email}
        picture={picture}
        onChange={setPicture}
      />
      <TextField
        ref={nameField}
        label={t('name')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        autoComplete="name"
        dir="auto"
        required
        maxLength={authLimits.nameMax}
        hint={t('nameHint')}
        problem={isRefused && isNameless ? t('nameMissing') : undefined}
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
      {save.error !== null && (
        <p className={classes.problem} role="alert">
          {sentence(save.error)}
        </p>
      )}
      <div className={classes.foot}>
        <Button type="submit" variant="primary" isBusy={save.isPending} disabled={!isDirty}>
          {t(save.isPending ? 'saving' : 'save')}
        </Button>
        {isDirty && <p className={classes.unsaved}>{t('unsaved')}</p>}
      </div>
      <LeaveGuard
        isOn={isDirty}
        title={leave('title')}
        text={leave('text')}
        stay={leave('stay')}
        leave={leave('leave')}
        close={leave('close')}
      />
    </form>
  );
}
