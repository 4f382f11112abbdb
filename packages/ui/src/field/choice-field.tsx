import { InputBase } from '@mantine/core';
import { type ComponentPropsWithRef, useId } from 'react';
import { MantineScope } from '../theme/mantine-scope.tsx';
import { type FieldProps, inputProps } from './input-props.ts';

interface ChoiceFieldProps
  extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'id' | 'multiple' | 'size' | 'style'>, FieldProps {}

/** A choice of many in a form, as wide as the form and under its label; with the browser's `<option>`s. */
export function ChoiceField({ label, isLabelHidden, hint, problem, ...select }: ChoiceFieldProps) {
  return (
    <MantineScope>
      <InputBase component="select" {...select} {...inputProps({ label, isLabelHidden, hint, problem })} id={useId()} />
    </MantineScope>
  );
}
