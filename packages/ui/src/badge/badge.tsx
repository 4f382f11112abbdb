import type { ReactNode } from 'react';
import classes from './badge.module.css';

export interface BadgeProps {
  /** A word or two, or a count. */
  children: ReactNode;
  tone?: 'neutral' | 'brand' | 'signal' | 'danger' | 'ok';
  /** `sm` is for rows and counts, `md` stands beside a heading. */
  size?: 'sm' | 'md';
  /** Read out instead, when the visible text says too little: `3 unread messages`. */
  label?: string;
}

/** A small status or count, to be used sparingly. */
export function Badge({ children, tone = 'neutral', size = 'sm', label }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone} data-size={size}>
      {label === undefined ? (
        children
      ) : (
        <>
          <span aria-hidden="true">{children}</span>
          <span className="sr-only">{label}</span>
        </>
      )}
    </span>
  );
}
