import { type ReactNode, useEffect, useRef } from 'react';
import classes from './steps.module.css';

interface StepsProps {
  /** Why it does not go on. */
  problem: string | null;
  /** What goes on at the moment, if anything does. */
  work: ReactNode;
  /** The step that it is at. */
  children: ReactNode;
}

/** What stands in a dialog that leads through steps. */
export function Steps({ problem, work, children }: StepsProps) {
  return (
    <div className={classes.steps}>
      {children}
      {problem !== null && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <p className={classes.work} role="status">
        {work}
      </p>
    </div>
  );
}

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
