import type { ComponentPropsWithRef } from 'react';
import classes from './button.module.css';

export interface ButtonLook {
  /** `primary` is the one main action of a view. */
  variant?: 'primary' | 'default' | 'quiet';
  size?: 'md' | 'lg';
  isWide?: boolean;
}

/** The look of a button for what is not one: a router's link. */
export function buttonClass({ variant = 'default', size = 'md', isWide = false }: ButtonLook = {}): string {
  return [classes.button, classes[variant], classes[size], isWide && classes.wide].filter(Boolean).join(' ');
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Keeps its width and place, says so to screen readers, and cannot be pressed again. */
  isBusy?: boolean;
}

/** A button that does something here. What leads elsewhere is a link with `buttonClass`. */
export function Button({ variant, size, isWide, isBusy = false, className, disabled, ...rest }: ButtonProps) {
  const look = buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) });
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${look} ${className}` : look}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    />
  );
}

/** A square 44 px button around an icon; its name comes from `aria-label` or hidden text. */
export function IconButton({ className, ...rest }: ComponentPropsWithRef<'button'>) {
  return <button type="button" {...rest} className={className ? `${classes.icon} ${className}` : classes.icon} />;
}
