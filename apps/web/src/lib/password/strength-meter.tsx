import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { Suspense, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { WithWords } from '#lib/page/with-words.tsx';
import { useDebounced } from '../use-debounced.ts';
import { estimateStrength } from './estimate-strength.ts';
import { levelOf, StrengthBar } from './strength-bar.tsx';

/** Long enough for a fast typist's keys to be taken together, ms. */
const REST = 200;

interface Props {
  password: string;
  /** Personal words that an attacker would try first. */
  personal: readonly string[];
  /** Called with whether the password suffices, each time it has been rated. */
  onJudged: (password: string, isStrong: boolean) => void;
}

/** How hard a new password is to guess, and what would make it harder (AUTH-06). Brings the word lists with it: load it late. */
export function StrengthMeter(props: Props) {
  return (
    <Suspense fallback={<StrengthBar />}>
      <WithWords part="password">
        <Meter {...props} />
      </WithWords>
    </Suspense>
  );
}

function Meter({ password, personal, onJudged }: Props) {
  const t = useTranslations('password');
  const rested = useDebounced(password, REST);
  const about = personal.join('\n');
  const strength = useMemo(
    () => (rested === '' ? null : estimateStrength(rested, about.split('\n').filter(Boolean))),
    [rested, about],
  );

  useEffect(() => {
    if (strength) onJudged(rested, strength.score >= authLimits.passwordScoreMin);
  }, [rested, strength, onJudged]);

  return (
    <>
      <StrengthBar strength={strength} />
      <p className="text-14" role="status">
        {strength && <span>{t('strength', { level: t(`level.${levelOf(strength)}`) })}</span>}{' '}
        {strength?.weakness && <span className="quiet">{t(`hint.${strength.weakness}`)}</span>}
      </p>
    </>
  );
}
