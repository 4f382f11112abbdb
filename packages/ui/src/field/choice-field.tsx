import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface ChoiceFieldProps
  extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'id' | 'multiple' | 'size'>, FieldProps {}

/** One of many in a form, as wide as the form and under its label, like the fields beside it; with the browser's `<option>`s. */
export function ChoiceField({ label, isLabelHidden, hint, problem, ...select }: ChoiceFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} {...(isLabelHidden && { isLabelHidden })}>
      {(control) => <select {...select} {...control} />}
    </Field>
  );
}
