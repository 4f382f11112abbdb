import type { OwnProfile } from '@onceware/api/community/profiles/profiles.contract';
import { isLink } from '@onceware/api/community/profiles/links.contract';
import { profileLimits } from '@onceware/api/community/profiles/profiles.limits';
import { Button } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAttempt } from '#lib/form/attempt.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { FormTextarea } from '#lib/form/form-textarea.tsx';
import { LeaveGuard } from '#lib/leave-guard.tsx';
import { paths } from '#lib/paths.ts';
import { preloadToasts, showToast } from '#lib/toasts/toasts.tsx';
import { InterestsField, VisibilityField } from './choices.tsx';
import classes from './edit-profile.module.css';
import { HANDLE_LIMITS, HandleField } from './handle-field.tsx';
import { LinksField, linkFieldsOf } from './links-field.tsx';
import { useOwnDraft } from './use-own-draft.ts';

const LINK_FIELDS = linkFieldsOf(profileLimits.linksMax);
const FIELDS = ['handle', 'about', ...LINK_FIELDS] as const;

/** Everything but name and picture, saved with one button. */
export function EditProfileForm({ own }: { own: OwnProfile }) {
  const t = useTranslations('profiles.editing');
  const { draft, change, isDirty, save } = useOwnDraft(own);
  const attempt = useAttempt();

  const submit = async () => {
    preloadToasts();
    await save();
    showToast({ kind: 'success', text: t('saved') });
  };
  const sentence = (name: (typeof FIELDS)[number]) => {
    if (name === 'handle') return t('handleMalformed', HANDLE_LIMITS);
    return t(name === 'about' ? 'aboutRefused' : 'linkMalformed');
  };

  return (
    <CheckedForm
      className={classes.form}
      fields={FIELDS}
      sentence={sentence}
      check={() =>
        Object.fromEntries(
          draft.links.flatMap((link, n) =>
            link.trim() === '' || isLink(link.trim()) ? [] : [[LINK_FIELDS[n] ?? '', t('linkMalformed')]],
          ),
        )
      }
      refusals={{ handle_taken: 'handle' }}
      attempt={attempt}
      onSubmit={submit}
      footer={
        <div className="row wrap items-center gap-2-4">
          <Button type="submit" variant="primary" isBusy={attempt.isPending} disabled={!isDirty}>
            {t(attempt.isPending ? 'saving' : 'save')}
          </Button>
          <Link to={paths.account.publicProfile}>{t('asOthers')}</Link>
        </div>
      }
    >
      <p>
        <Link to={paths.account.profile}>{t('settings')}</Link>
      </p>
      <HandleField own={own} value={draft.handle} onChange={(handle) => change({ handle })} />
      <FormTextarea
        name="about"
        label={t('about')}
        dir="auto"
        value={draft.about}
        maxLength={profileLimits.aboutMax}
        countFrom={1}
        lengthLabel={(length) => t('aboutLength', { length, max: profileLimits.aboutMax })}
        onChange={(event) => change({ about: event.currentTarget.value })}
      />
      <InterestsField value={draft.interests} onChange={(interests) => change({ interests })} />
      <LinksField value={draft.links} onChange={(links) => change({ links })} />
      <VisibilityField value={draft.visibility} onChange={(visibility) => change({ visibility })} />
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={draft.saysBought}
          onChange={(event) => change({ saysBought: event.currentTarget.checked })}
        />
        {t('saysBought', { count: own.toolsBought })}
      </label>
      <LeaveGuard
        isOn={isDirty}
        title={t('leave.title')}
        text={t('leave.text')}
        stay={t('leave.stay')}
        leave={t('leave.leave')}
        close={t('leave.close')}
      />
    </CheckedForm>
  );
}
