import { type ComponentPropsWithRef, useId } from 'react';
import classes from './people.module.css';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'id'> {
  label: string;
  hint: string;
}

/** Yes or no in a form, with what yes means. */
export function Checkbox({ label, hint, ...input }: Props) {
  const hintId = useId();
  return (
    <div>
      <label className={classes.check}>
        <input {...input} type="checkbox" className={classes.box} aria-describedby={hintId} />
        {label}
      </label>
      <p id={hintId} className={classes.checkHint}>
        {hint}
      </p>
    </div>
  );
}
