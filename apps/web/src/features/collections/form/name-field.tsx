import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { FormField, type FormFieldProps } from '#lib/form/form-field.tsx';

interface Props extends Omit<FormFieldProps, 'name' | 'value' | 'onChange' | 'maxLength' | 'required'> {
  value: string;
  onChange: (name: string) => void;
}

/** Field for a collection's name, `name` in its form: one line. */
export function NameField({ onChange, ...field }: Props) {
  return (
    <FormField
      autoComplete="off"
      dir="auto"
      {...field}
      name="name"
      required
      maxLength={collectionLimits.nameMax}
      // Tabs come with what is pasted from a table.
      onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\s/g, ' '))}
    />
  );
}
