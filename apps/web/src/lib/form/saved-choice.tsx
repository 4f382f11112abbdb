import { ChoiceField } from '@onceware/ui/field/choice-field';
import { useState } from 'react';

interface Props<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  isDisabled: boolean;
  /** Settles when the change is through, or has failed and was told. */
  onChoose: (value: Value) => Promise<unknown>;
}

/** A choice without a form, saved at once; what was chosen is shown until that is through. */
export function SavedChoice<Value extends string>({
  label,
  value,
  values,
  nameOf,
  isDisabled,
  onChoose,
}: Props<Value>) {
  const [chosen, setChosen] = useState<Value | null>(null);
  const choose = async (given: string) => {
    const next = values.find((one) => one === given);
    if (!next) return;
    setChosen(next);
    await onChoose(next);
    setChosen(null);
  };
  return (
    <ChoiceField
      label={label}
      isLabelHidden
      value={chosen ?? value}
      disabled={chosen !== null || isDisabled}
      onChange={(event) => void choose(event.currentTarget.value)}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </ChoiceField>
  );
}
