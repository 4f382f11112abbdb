import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { type ComponentPropsWithRef, useId } from 'react';
import classes from './name-field.module.css';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'maxLength'> {
  label: string;
  isLabelHidden?: boolean;
  error?: string | undefined;
  value: string;
  onChange: (name: string) => void;
}

/** What a collection is called: one line. */
export function NameField({ label, isLabelHidden = false, error, value, onChange, ...input }: Props) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={isLabelHidden ? 'sr-only' : classes.label} htmlFor={id}>
        {label}
      </label>
      <input
        autoComplete="off"
        dir="auto"
        {...input}
        id={id}
        className={classes.input}
        value={value}
        maxLength={collectionLimits.nameMax}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        // Tabs come with what is pasted from a table.
        onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\s/g, ' '))}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
