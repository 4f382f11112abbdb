import { Switch as MantineSwitch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { type ComponentPropsWithRef, useId } from 'react';
import { MantineScope } from '../theme/mantine-scope.tsx';
import classes from './switch.module.css';

interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'size' | 'color' | 'style' | 'id'
> {
  label: string;
  /** Meaning of being on, if the label does not say it. */
  description?: string;
  /** The label is read out only: what stands beside the switch shows it already. */
  isLabelHidden?: boolean;
}

/**
 * On or off, in force at once; what waits for a button to be saved is a checkbox. Its words stand at the beginning of
 * the line and the switch at its end. To forms, `checked` and `onChange` it is a checkbox.
 */
export function Switch({ label, description, isLabelHidden = false, ...rest }: SwitchProps) {
  return (
    <MantineScope>
      <MantineSwitch
        {...rest}
        id={useId()}
        // Mantine's own label would read out the description too.
        aria-label={label}
        label={!isLabelHidden && label}
        description={!isLabelHidden && description}
        classNames={classes}
      />
    </MantineScope>
  );
}
