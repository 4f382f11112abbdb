import { TextInput } from '@mantine/core';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { MantineScope } from '../theme/mantine-scope.tsx';
import { type FieldProps, inputProps } from './input-props.ts';

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'id' | 'size' | 'style'>, FieldProps {
  /** A button within the field, at its end. */
  action?: ReactNode;
}

/** One line of text under its label; also a date, a number, a password. */
export function TextField({ label, isLabelHidden, hint, problem, action, dir, ...input }: TextFieldProps) {
  return (
    <MantineScope>
      <TextInput
        {...input}
        {...inputProps({ label, isLabelHidden, hint, problem })}
        id={useId()}
        // Mantine's own would be that of the box, which has no text.
        attributes={{ input: { dir } }}
        rightSection={action}
        rightSectionPointerEvents="all"
      />
    </MantineScope>
  );
}
