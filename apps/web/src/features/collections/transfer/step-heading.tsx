import { type ReactNode, useEffect, useRef } from 'react';
import classes from './transfer.module.css';

/** Of a step that took the place of another: the focus comes here, and so it is read out. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} className={classes.heading} tabIndex={-1}>
      {children}
    </h3>
  );
}
