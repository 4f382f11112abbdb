import { type ComponentPropsWithRef, useId } from 'react';
import classes from './select.module.css';

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'id' | 'multiple' | 'size'> {
  label: string;
  /**
   * `md` and `fluid` stand in the bar above a list and are 40 px high, `lg` stands by itself and is 44 px high.
   * Below 640 px `fluid` fills the room there is and its label is read out only: for a choice that says itself.
   */
  size: 'md' | 'lg' | 'fluid';
}

/** A choice of a few on the browser's own select with `<option>`s; its label is before it. */
export function Select({ label, size, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className={classes.row} data-size={size}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={classes.select} {...rest} />
    </div>
  );
}
