import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { CodesField } from './codes-field.tsx';
import { KeptCodes } from './kept-codes.tsx';
import { type DraftProblems, type PurchaseDraft, readDraft } from './purchase-draft.ts';
import { PurchaseFields, type Tier, useDraftProblem } from './purchase-fields.tsx';
import classes from './purchase-form.module.css';

type Fields = Extract<ReturnType<typeof readDraft>, { fields: unknown }>['fields'];

interface Props {
  /** For the button that stands outside of the form. */
  id: string;
  initial: PurchaseDraft;
  tiers: readonly Tier[];
  isPending: boolean;
  /** Of the last attempt. */
  error: unknown;
  /** The purchase whose codes the draft does not hold, and how many they are. */
  kept?: { id: string; count: number };
  /** Above the fields. */
  head?: ReactNode;
  onSave: (fields: Fields) => void;
}

/** Checks what was typed, and moves to what is wrong. */
export function PurchaseForm({ id, initial, tiers, isPending, error, kept, head, onSave }: Props) {
  const locale = useLocale();
  const sentence = useErrorSentence();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const problem = useDraftProblem(draft.currency);
  const [problems, setProblems] = useState<DraftProblems>({});
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [problems]);

  const change = (part: Partial<PurchaseDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft, locale);
    setProblems('problems' in read ? read.problems : {});
    if ('fields' in read && !isPending) onSave(read.fields);
  };
  return (
    <form ref={form} id={id} className={classes.form} noValidate onSubmit={submit}>
      {head}
      <PurchaseFields
        draft={draft}
        problems={problems}
        tiers={tiers}
        onChange={change}
        codes={
          draft.codes === null ? (
            kept && <KeptCodes {...kept} onShow={(codes) => change({ codes: codes.join('\n') })} />
          ) : (
            <CodesField value={draft.codes} problem={problem(problems.codes)} onChange={(codes) => change({ codes })} />
          )
        }
      />
      {error !== null && !isPending && (
        <p className={classes.failure} role="alert">
          {sentence(error)}
        </p>
      )}
    </form>
  );
}
