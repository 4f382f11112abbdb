import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { FieldName } from '../field-problems.ts';
import { useProblem } from '../problems.ts';
import classes from './text-field.module.css';

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  name: FieldName;
  hint?: string;
  /** A button within the field, at its end. */
  action?: ReactNode;
}

/** A labelled input whose hint and problem are read out with it. */
export function TextField({ label, name, hint, action, ...input }: TextFieldProps) {
  const problem = useProblem(name);
  const id = useId();
  const described = problem ? `${id}-problem` : hint && `${id}-hint`;
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.box}>
        <input {...input} id={id} name={name} className={classes.input} aria-invalid={problem ? true : undefined} aria-describedby={described} data-action={action ? true : undefined} />
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
