import { IconSearch } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import classes from './search-box.module.css';

interface SearchBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'placeholder'> {
  /** Says what it searches, also while it is empty. */
  label: string;
}

/** A search box with its lens. `className` sets its size. */
export function SearchBox({ label, className, ...input }: SearchBoxProps) {
  return (
    <div className={className ? `${classes.box} ${className}` : classes.box}>
      <IconSearch className={classes.icon} size={18} stroke={1.75} aria-hidden />
      <input
        maxLength={100}
        {...input}
        className={classes.input}
        type="search"
        placeholder={label}
        aria-label={label}
      />
    </div>
  );
}
