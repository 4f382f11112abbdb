import { FormField } from '#lib/form/form-field.tsx';
import { localMoment } from '#lib/time/local-moment.ts';

interface Props {
  label: string;
  hint?: string;
  name: string;
  /** ISO; null: none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A day and an hour, which may be missing. */
export function MomentField({ value, onChange, ...field }: Props) {
  return (
    <FormField
      {...field}
      type="datetime-local"
      dir="ltr"
      defaultValue={value === null ? '' : localMoment(value)}
      onChange={({ target }) => {
        const at = new Date(target.value);
        if (target.value === '') onChange(null);
        // Half a year's number is a year, too, while it is typed.
        else if (at.getFullYear() >= 1970 && at.getFullYear() < 10_000) onChange(at.toISOString());
      }}
    />
  );
}
