import type { ErrorKey } from '@onceware/api/kernel/errors';
import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { errorBody } from '../api/api-error.ts';
import { type Attempt, useAttempt } from './attempt.ts';
import { formProblems, type Problems, type ProblemSentence, refusedFields } from './check-fields.ts';
import classes from './checked-form.module.css';
import { NeedsScript } from './needs-script.tsx';
import { ProblemsProvider } from './problems.ts';

export interface FormRules<Name extends string> {
  /** Names of the fields that can have a problem. */
  fields: readonly Name[];
  sentence: ProblemSentence<Name>;
  /** Checks what the browser's constraints cannot; returns problems by the field's name. */
  check?: ((values: FormData) => Problems) | undefined;
  /** The field that a refusal of the server is about. */
  refusals?: Partial<Record<ErrorKey, Name>>;
  /** Another sentence than the usual one for what is about no field. */
  failure?: (error: unknown) => string | null;
  /** Submits the form, which waits for the returned promise and shows its error. */
  onSubmit: (values: FormData) => Promise<unknown> | void;
}

interface Props<Name extends string>
  extends FormRules<Name>, Pick<ComponentPropsWithoutRef<'form'>, 'className' | 'aria-label' | 'onKeyDown'> {
  /** For a submit button outside the form. */
  id?: string;
  /** Attempt shared with the form's owner, who shows its state; by default the form has its own. */
  attempt?: Attempt;
  /** The fields; each finds its own problem. */
  children: ReactNode;
  /** The button. Errors are shown below it, so that it stays under the finger. */
  footer?: ReactNode;
}

const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;
const NONE: readonly string[] = [];

/**
 * The one way a form is made: checks what the browser can and what the form knows, sends once, and says what is wrong
 * beside the field it is about, until something is typed there; the first such field gets the focus.
 */
export function CheckedForm<Name extends string>({
  fields,
  sentence,
  check,
  refusals = {},
  failure,
  onSubmit,
  className = 'stack one-column gap-4',
  attempt: givenAttempt,
  children,
  footer,
  ...rest
}: Props<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const errorSentence = useErrorSentence();
  const ownAttempt = useAttempt();
  const { isPending, error, run } = givenAttempt ?? ownAttempt;
  const [checked, setChecked] = useState<Problems>({});
  const [mended, setMended] = useState(NONE);

  const body = errorBody(error);
  const about = body && refusals[body.code];
  const refused = about ? { [about]: errorSentence(error) } : refusedFields(body?.issues ?? [], fields, sentence);
  const found = isEmpty(checked) ? refused : checked;
  const problems = Object.fromEntries(Object.entries(found).filter(([name]) => !mended.includes(name)));

  useLayoutEffect(() => {
    if (!isPending) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [checked, error, isPending]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const wrong = { ...formProblems(event.currentTarget, fields, sentence), ...check?.(values) };
    setChecked(wrong);
    setMended(NONE);
    if (isEmpty(wrong)) run(() => onSubmit(values));
  };
  const mend = ({ target }: FormEvent) => {
    const name = target instanceof Element && target.getAttribute('name');
    if (name && problems[name]) setMended([...mended, name]);
  };

  return (
    // `dialog`: without script a browser sends it nowhere, neither to an address nor to a server that takes no forms.
    <form {...rest} ref={form} className={className} method="dialog" noValidate onSubmit={submit} onChange={mend}>
      <NeedsScript />
      <ProblemsProvider value={problems}>{children}</ProblemsProvider>
      {footer}
      {error !== null && isEmpty(found) && !isPending && (
        <p className={classes.failure} role="alert">
          {failure?.(error) ?? errorSentence(error)}
        </p>
      )}
    </form>
  );
}
