import { Textarea } from '@onceware/ui/textarea/textarea';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import type { Attempt } from '#lib/form/attempt.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { useProblem } from '#lib/form/problems.ts';
import { SavedCodes } from './saved-codes.tsx';
import { DRAFT_FIELDS, type DraftFields, type PurchaseDraft, readDraft, USUAL_PROBLEMS } from './purchase-draft.ts';
import { PurchaseFields, type Tier } from './purchase-fields.tsx';
import { useDraftProblem } from './use-draft-problem.ts';
import { useToday } from '../use-today.ts';

interface Props {
  /** For a submit button outside the form. */
  id: string;
  initial: PurchaseDraft;
  tiers: readonly Tier[];
  attempt: Attempt;
  /** The purchase whose codes the draft does not hold, and how many they are. */
  kept?: { id: string; count: number };
  /** Above the fields. */
  head?: ReactNode;
  onSave: (fields: DraftFields) => Promise<unknown>;
}

/** The form of a purchase, new or kept already. */
export function PurchaseForm({ id, initial, tiers, attempt, kept, head, onSave }: Props) {
  const locale = useLocale();
  const today = useToday();
  const [draft, setDraft] = useState(initial);
  const problem = useDraftProblem(draft.currency);

  const change = (part: Partial<PurchaseDraft>) => setDraft((before) => ({ ...before, ...part }));
  const check = () => {
    const read = readDraft(draft, locale, today);
    return 'fields' in read
      ? {}
      : Object.fromEntries(Object.entries(read.problems).map(([name, what]) => [name, problem(what)]));
  };
  const save = () => {
    const read = readDraft(draft, locale, today);
    if ('fields' in read) return onSave(read.fields);
  };
  return (
    <CheckedForm
      id={id}
      fields={DRAFT_FIELDS}
      sentence={(name) => problem(USUAL_PROBLEMS[name])}
      check={check}
      refusals={{ purchase_in_future: 'purchasedOn' }}
      attempt={attempt}
      onSubmit={save}
    >
      {head}
      <PurchaseFields
        draft={draft}
        tiers={tiers}
        onChange={change}
        codes={
          draft.codes === null ? (
            kept && <SavedCodes {...kept} onShow={(codes) => change({ codes: codes.join('\n') })} />
          ) : (
            <CodesField value={draft.codes} onChange={(codes) => change({ codes })} />
          )
        }
      />
    </CheckedForm>
  );
}

/** Several licence codes, one a line. */
function CodesField({ value, onChange }: { value: string; onChange: (codes: string) => void }) {
  const t = useTranslations('purchases');
  return (
    <Textarea
      label={t('fields.licenceCodes')}
      name="licenceCodes"
      hint={t('form.codesHint')}
      problem={useProblem('licenceCodes')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
    />
  );
}
