import { type ComponentPropsWithRef, useId } from 'react';
import classes from './choice-field.module.css';

interface Props extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'id' | 'onChange'> {
  label: string;
  onChange: (value: string) => void;
}

/** One of many in a form, as wide as the form and under its label, like the fields beside it. */
export function ChoiceField({ label, onChange, ...rest }: Props) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <select {...rest} id={id} className={classes.select} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
