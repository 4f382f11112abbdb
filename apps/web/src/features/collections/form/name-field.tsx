import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { TextField, type TextFieldProps } from '@onceware/ui/field/text-field';

interface Props extends Omit<TextFieldProps, 'value' | 'onChange' | 'maxLength'> {
  value: string;
  onChange: (name: string) => void;
}

/** What a collection is called: one line. */
export function NameField({ onChange, ...field }: Props) {
  return (
    <TextField
      autoComplete="off"
      dir="auto"
      {...field}
      maxLength={collectionLimits.nameMax}
      // Tabs come with what is pasted from a table.
      onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\s/g, ' '))}
    />
  );
}
