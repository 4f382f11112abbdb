import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { type ComponentProps, type ComponentType, lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSession } from '../api/session.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import classes from './password.module.css';
import { StrengthBar } from './strength-bar.tsx';
import type { StrengthMeter as Meter } from './strength-meter.tsx';

const noMeter = { default: () => <StrengthBar /> };

// Without the meter the server is the first to say that a password is weak. Nobody types on the server, where its word lists
// would be a third of the bundle.
const StrengthMeter = lazy<ComponentType<ComponentProps<typeof Meter>>>(async () =>
  import.meta.env.SSR
    ? noMeter
    : import('./strength-meter.tsx').then(
        (module) => ({ default: module.StrengthMeter }),
        () => noMeter,
      ),
);

/** Name and e-mail as typed in the same form. */
const besideOf = ({ form }: HTMLInputElement): string[] =>
  ['name', 'email'].flatMap((name) => {
    const field = form?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? [field.value] : [];
  });

/**
 * A password being chosen, in a `CheckedForm`: its strength shows as one types, and a weak one has the problem `weak`.
 * The code and word lists for that are fetched when the field is first entered; their place is kept from the first paint.
 */
export function NewPasswordField(
  props: Omit<
    PasswordFieldProps,
    'autoComplete' | 'minLength' | 'maxLength' | 'required' | 'hint' | 'onChange' | 'onFocus' | 'ref'
  >,
) {
  const t = useTranslations('auth.field');
  const { user } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [isEntered, setIsEntered] = useState(false);
  const [password, setPassword] = useState('');
  const [beside, setBeside] = useState<string[]>([]);

  const mark = useCallback((judged: string, isStrong: boolean) => {
    if (input.current?.value === judged) input.current.setCustomValidity(isStrong ? '' : 'weak');
  }, []);

  return (
    <div>
      <PasswordField
        {...props}
        ref={input}
        autoComplete="new-password"
        required
        minLength={authLimits.passwordMin}
        maxLength={authLimits.passwordMax}
        hint={t('passwordHint', { min: authLimits.passwordMin })}
        onFocus={() => setIsEntered(true)}
        onChange={({ currentTarget }) => {
          // Not judged yet: a sentence about an earlier one would stop the form.
          currentTarget.setCustomValidity('');
          setPassword(currentTarget.value);
          setBeside(besideOf(currentTarget));
        }}
      />
      <div className={classes.meter}>
        {isEntered ? (
          <Suspense fallback={<StrengthBar />}>
            <StrengthMeter
              password={password}
              personal={user ? [...beside, user.name, user.email] : beside}
              onJudged={mark}
            />
          </Suspense>
        ) : (
          <StrengthBar />
        )}
      </div>
    </div>
  );
}
