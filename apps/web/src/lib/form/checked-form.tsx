import type { ErrorKey } from '@onceware/api/core/errors';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { errorBody } from '../api/api-error.ts';
import { formProblems, type Problems, type ProblemSentence, refusedFields } from './check-fields.ts';
import classes from './checked-form.module.css';
import { ProblemsProvider } from './problems.ts';

interface Props {
  /** For a submit button that stands elsewhere. */
  id?: string;
  /** Names of the fields that can have a problem. */
  fields: readonly string[];
  sentence: ProblemSentence;
  /** The field that a refusal of the server is about. */
  refusals?: Partial<Record<ErrorKey, string>>;
  /** Another sentence than the usual one for what is about no field. */
  failure?: (error: unknown) => string | null;
  isPending: boolean;
  /** Of the last attempt; null if there is none. */
  error: unknown;
  onSubmit: (values: FormData) => void;
  /** The fields; each finds its own problem. */
  children: ReactNode;
  /** The button. What went wrong stands below it, so that it stays under the finger. */
  footer?: ReactNode;
}

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;

/** A form that checks what the browser can, sends, and says what is wrong beside the field it is about. */
export function CheckedForm({
  id,
  fields,
  sentence,
  refusals = {},
  failure,
  isPending,
  error,
  onSubmit,
  children,
  footer,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const errorSentence = useErrorSentence();
  const [checked, setChecked] = useState<Problems>({});

  const body = errorBody(error);
  const about = body && refusals[body.code];
  const refused = about ? { [about]: errorSentence(error) } : refusedFields(body?.issues ?? [], fields, sentence);
  const problems = isEmpty(checked) ? refused : checked;

  useLayoutEffect(() => {
    if (!isPending) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [checked, error, isPending]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = formProblems(event.currentTarget, fields, sentence);
    setChecked(found);
    if (isEmpty(found) && !isPending) onSubmit(new FormData(event.currentTarget));
  };

  return (
    // `post`: sent by a browser without script, a password must not end up in an address.
    <form ref={form} id={id} className={classes.form} method="post" noValidate onSubmit={submit}>
      <ProblemsProvider value={problems}>{children}</ProblemsProvider>
      {footer}
      {error !== null && isEmpty(problems) && !isPending && (
        <p className={classes.failure} role="alert">
          {failure?.(error) ?? errorSentence(error)}
        </p>
      )}
    </form>
  );
}
