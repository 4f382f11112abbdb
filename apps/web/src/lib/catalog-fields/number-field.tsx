import { FormField } from '#lib/form/form-field.tsx';

interface Props {
  label: string;
  hint?: string;
  name: string;
  value: number | null;
  max: number;
  isWhole?: boolean;
  onChange: (value: number | null) => void;
}

/** A number that may be missing. */
export function NumberField({ value, isWhole = false, onChange, ...field }: Props) {
  return (
    <FormField
      {...field}
      type="number"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      min={0}
      step={isWhole ? 1 : 'any'}
      dir="ltr"
      defaultValue={value ?? ''}
      onChange={({ target: { valueAsNumber, value: typed } }) => {
        if (typed === '') onChange(null);
        else if (Number.isFinite(valueAsNumber) && valueAsNumber >= 0 && valueAsNumber <= field.max)
          onChange(isWhole ? Math.trunc(valueAsNumber) : valueAsNumber);
      }}
    />
  );
}
