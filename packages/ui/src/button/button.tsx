import type { ComponentPropsWithRef, MouseEvent } from 'react';
import classes from './button.module.css';

interface ButtonLook {
  /** `primary` is the one main action of a view. */
  variant?: 'primary' | 'default' | 'quiet';
  size?: 'md' | 'lg';
  isWide?: boolean;
}

/** The look of a button for what is not one: a router's link. */
export function buttonClass({ variant = 'default', size = 'md', isWide = false }: ButtonLook = {}): string {
  return [classes.button, classes[variant], classes[size], isWide && classes.wide].filter(Boolean).join(' ');
}

interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Keeps its width, place and focus, says so to screen readers, and cannot be pressed again. */
  isBusy?: boolean;
}

/** A button for an action. Links to other pages use `buttonClass`. */
export function Button({ variant, size, isWide, isBusy = false, className, ...rest }: ButtonProps) {
  const look = buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) });
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${look} ${className}` : look}
      // Not disabled: a browser takes the focus from what is.
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore })}
    />
  );
}

/** Also prevents submitting by Enter in a field, which presses this button. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** A square 44 px button around an icon; its name comes from `aria-label` or hidden text. */
export function IconButton({ className, ...rest }: ComponentPropsWithRef<'button'>) {
  return <button type="button" {...rest} className={className ? `${classes.icon} ${className}` : classes.icon} />;
}
