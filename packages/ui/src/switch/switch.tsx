import { type ComponentPropsWithRef, useId } from 'react';
import classes from './switch.module.css';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size'> {
  label: string;
  /** What being on means, where the label does not say it. */
  description?: string;
  /** The label is read out only: what stands beside the switch shows it already. */
  isLabelHidden?: boolean;
}

/**
 * On or off, in force at once; what waits for a button to be saved is a checkbox. Its words stand at the beginning of
 * the line and the switch at its end. To forms, `checked` and `onChange` it is a checkbox.
 */
export function Switch({ label, description, isLabelHidden = false, className, id: ownId, ...rest }: SwitchProps) {
  const newId = useId();
  const id = ownId ?? newId;
  const descriptionId = `${id}-description`;
  return (
    <div className={className ? `${classes.row} ${className}` : classes.row}>
      <div className={isLabelHidden ? 'sr-only' : classes.words}>
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
        {description && (
          <p id={descriptionId} className={classes.description}>
            {description}
          </p>
        )}
      </div>
      <input
        aria-describedby={description && descriptionId}
        {...rest}
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        className={classes.switch}
      />
    </div>
  );
}
