import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from './text-field.module.css';

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** A button within the field, at its end. */
  action?: ReactNode;
}

/** A labelled input whose hint and problem are read out with it. */
export function TextField({ label, hint, problem, action, ...input }: TextFieldProps) {
  const id = useId();
  const described = problem ? `${id}-problem` : hint && `${id}-hint`;
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.box}>
        <input {...input} id={id} className={classes.input} aria-invalid={problem ? true : undefined} aria-describedby={described} data-action={action ? true : undefined} />
        {action}
      </div>
      {problem && (
        <p className={classes.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {hint && !problem && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
