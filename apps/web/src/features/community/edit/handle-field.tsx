import { isHandle } from '@onceware/api/community/profiles/handles.contract';
import type { OwnProfile } from '@onceware/api/community/profiles/profiles.contract';
import { profileLimits } from '@onceware/api/community/profiles/profiles.limits';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { trpc } from '#lib/api/trpc.ts';
import { FormField } from '#lib/form/form-field.tsx';
import { useDebounced } from '#lib/use-debounced.ts';
import classes from './edit-profile.module.css';

interface Props {
  own: OwnProfile;
  value: string;
  onChange: (value: string) => void;
}

/** Long enough that no letter of a word that is typed asks the server. */
const REST_MS = 400;

export const HANDLE_LIMITS = {
  min: profileLimits.handleMin,
  max: profileLimits.handleMax,
  days: profileLimits.handleDays,
};

/** The handle, which is checked while it is typed. */
export function HandleField({ own, value, onChange }: Props) {
  const t = useTranslations('profiles.editing');
  const format = useFormat();
  const state = useHandleState(own, value.trim());
  const from = own.handleChangesFrom;
  return (
    <div className="stack gap-1">
      <FormField
        name="handle"
        label={t('handle')}
        hint={from === null ? t('handleHint', HANDLE_LIMITS) : t('handleFrom', { date: format.date(from) })}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={profileLimits.handleMax}
        readOnly={from !== null}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={classes.state} data-state={state} role="status">
        {state && t(state, HANDLE_LIMITS)}
      </p>
    </div>
  );
}

function useHandleState(own: OwnProfile, handle: string): 'handleMalformed' | 'handleFree' | 'handleTaken' | undefined {
  const rested = useDebounced(handle, REST_MS);
  const isAsked = rested !== '' && rested !== own.handle && rested === handle;
  const { data } = trpc.profiles.handleFree.useQuery(
    { handle: rested },
    { enabled: isAsked && isHandle(rested), staleTime: 0, retry: false },
  );
  if (!isAsked) return undefined;
  if (!isHandle(rested)) return 'handleMalformed';
  return data && (data.isFree ? 'handleFree' : 'handleTaken');
}
