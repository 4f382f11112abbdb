import { type ComponentPropsWithRef, useId } from 'react';
import classes from './text-field.module.css';

interface Props extends ComponentPropsWithRef<'input'> {
  label: string;
  /** What is wrong with what was entered; read out with the field. */
  problem?: string | undefined;
}

export function TextField({ label, problem, ...input }: Props) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <input {...input} id={id} className={classes.input} aria-invalid={problem === undefined ? undefined : true} aria-describedby={problem === undefined ? undefined : `${id}-problem`} />
      {problem !== undefined && (
        <p className={classes.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
