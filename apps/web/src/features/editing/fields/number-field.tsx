import { TextField } from '@onceware/ui/field/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useProblem } from '#lib/form/problems.ts';

interface Props {
  label: string;
  hint?: string;
  name: string;
  value: number | null;
  max: number;
  isWhole?: boolean;
  onChange: (value: number | null) => void;
}

/** A field for an optional number. Invalid or too large input is not passed to the draft, and reported at once. */
export function NumberField({ value, isWhole = false, onChange, ...field }: Props) {
  const t = useTranslations('catalogFields.wrong');
  const refused = useProblem(field.name);
  const [isWrong, setWrong] = useState(false);
  return (
    <TextField
      {...field}
      type="number"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      min={0}
      step={isWhole ? 1 : 'any'}
      dir="ltr"
      defaultValue={value ?? ''}
      problem={isWrong ? t(isWhole ? 'whole' : 'number', { max: field.max }) : refused}
      onChange={({ target: { validity, value: typed, valueAsNumber } }) => {
        setWrong(!validity.valid);
        onChange(validity.valid && typed !== '' ? valueAsNumber : null);
      }}
    />
  );
}
