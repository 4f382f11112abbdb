import { Button } from '@onceware/ui/button/button';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '../../../i18n/errors.ts';
import { errorKey } from '../../../lib/api-error.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { formProblems, type Problems, serverProblems } from '../field-problems.ts';
import { ProblemsProvider } from '../problems.ts';
import { NoSessionError } from '../hooks/use-confirm-session.ts';
import classes from './auth-form.module.css';

interface Props {
  /** Which words to use. */
  words: 'logIn' | 'signUp';
  isPending: boolean;
  error: unknown;
  onSubmit: (values: FormData) => void;
  /** The fields; each finds its own problem. */
  children: ReactNode;
}

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;

/** What both forms do: check what the browser can, send, and say what is wrong beside the field it is about. */
export function AuthForm({ words, isPending, error, onSubmit, children }: Props) {
  const t = useTranslations('auth');
  const form = useRef<HTMLFormElement>(null);
  const sentence = useAuthSentence(words);
  const isHydrated = useIsHydrated();
  const [checked, setChecked] = useState<Problems>({});
  const problem: Parameters<typeof formProblems>[1] = (key, values) => t(`problem.${key}`, values);
  const refused = serverProblems(error, problem);
  const problems = isEmpty(checked) ? refused : checked;

  useLayoutEffect(() => {
    if (!isPending) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [checked, error, isPending]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = formProblems(event.currentTarget, problem);
    setChecked(found);
    if (isEmpty(found) && !isPending) onSubmit(new FormData(event.currentTarget));
  };

  return (
    // `post`: sent by a browser without script, a password must not end up in an address.
    <form ref={form} className={classes.form} method="post" noValidate onSubmit={submit}>
      <ProblemsProvider value={problems}>{children}</ProblemsProvider>
      {error !== null && isEmpty(problems) && !isPending && (
        <p className={classes.failure} role="alert">
          {sentence(error)}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" isWide isBusy={isPending} disabled={!isHydrated}>
        {t(isPending ? `${words}.busy` : `${words}.submit`)}
      </Button>
    </form>
  );
}

function useAuthSentence(words: Props['words']): (error: unknown) => string {
  const t = useTranslations('auth');
  const sentence = useErrorSentence();
  return (error) => {
    if (error instanceof NoSessionError) return t(`${words}.noSession`);
    return errorKey(error) === 'too_many_requests' ? t('tooManyTries') : sentence(error);
  };
}
