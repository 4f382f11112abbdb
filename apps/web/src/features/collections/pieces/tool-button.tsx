import type { Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import classes from './tool-button.module.css';

interface Props extends ComponentPropsWithRef<'button'> {
  label: string;
  icon: Icon;
}

/** A small button of the panel, larger under a finger. */
export function ToolButton({ label, icon: ToolIcon, className, ...button }: Props) {
  return (
    <button
      type="button"
      {...button}
      className={className ? `${classes.tool} ${className}` : classes.tool}
      title={label}
    >
      <ToolIcon size={18} stroke={1.75} aria-hidden />
      <span className="sr-only">{label}</span>
    </button>
  );
}
