import { TextField as Field, type TextFieldProps as FieldProps } from '@onceware/ui/field/text-field';
import type { FieldName } from '../field-problems.ts';
import { useProblem } from '../problems.ts';

export interface TextFieldProps extends FieldProps {
  name: FieldName;
}

/** A field of these forms, with the problem that the form found with it. */
export function TextField(props: TextFieldProps) {
  return <Field {...props} problem={useProblem(props.name)} />;
}
