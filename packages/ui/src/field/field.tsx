import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

export interface FieldProps {
  label: string;
  /** The label is read out only: the place shows what the field is for. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong with what was entered; takes the place of the hint, and is read out with the field. */
  problem?: string | undefined;
}

/** What the control of a field is given. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A labelled control with its hint or problem; both are read out with it. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  problem,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = problem ? `${id}-problem` : hint ? `${id}-hint` : undefined;
  return (
    <div className={classes.field}>
      <label className={isLabelHidden ? 'sr-only' : classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.box}>
        {children({
          id,
          className: classes.input,
          'aria-invalid': problem ? true : undefined,
          'aria-describedby': described,
        })}
      </div>
      {problem && (
        <p className={classes.problem} id={`${id}-problem`} role="alert">
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
