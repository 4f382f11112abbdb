import { TextField, type TextFieldProps } from '@onceware/ui/field/text-field';
import { useProblem } from './problems.ts';

export interface FormFieldProps extends TextFieldProps {
  name: string;
}

/** A field of a `CheckedForm`, with the problem that the form found with it. */
export function FormField(props: FormFieldProps) {
  return <TextField {...props} problem={useProblem(props.name)} />;
}
