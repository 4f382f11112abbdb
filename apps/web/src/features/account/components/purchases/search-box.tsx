import { IconSearch } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import classes from './search-box.module.css';

interface Props extends ComponentPropsWithRef<'input'> {
  /** Says what it searches, also while it is empty. */
  label: string;
}

/** A box to search in, with its lens. `className` gives it its room. */
export function SearchBox({ label, className, ...input }: Props) {
  return (
    <div className={className ? `${classes.box} ${className}` : classes.box}>
      <IconSearch className={classes.icon} size={18} stroke={1.75} aria-hidden />
      <input {...input} className={classes.input} type="search" placeholder={label} aria-label={label} />
    </div>
  );
}
