import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';
import classes from './field.module.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'id'>, FieldProps {
  /** A button within the field, at its end. */
  action?: ReactNode;
}

/** One line of text under its label; also a date, a number, a password. */
export function TextField({ label, isLabelHidden, hint, problem, action, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} {...(isLabelHidden && { isLabelHidden })}>
      {(control) => (
        <>
          <input {...input} {...control} data-action={action ? true : undefined} />
          {action && <span className={classes.action}>{action}</span>}
        </>
      )}
    </Field>
  );
}
