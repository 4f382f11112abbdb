import { FormField } from '#lib/form/form-field.tsx';

interface Props {
  label: string;
  hint?: string;
  name: string;
  /** ISO; null: none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Converts a time to the format of the browser's field, in the reader's time zone. */
function toLocal(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A day and an hour, which may be missing. */
export function MomentField({ value, onChange, ...field }: Props) {
  return (
    <FormField
      {...field}
      type="datetime-local"
      dir="ltr"
      defaultValue={toLocal(value)}
      onChange={({ target }) => {
        const at = new Date(target.value);
        if (target.value === '') onChange(null);
        // Half a year's number is a year, too, while it is typed.
        else if (at.getFullYear() >= 1970 && at.getFullYear() < 10_000) onChange(at.toISOString());
      }}
    />
  );
}
