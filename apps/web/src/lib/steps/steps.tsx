import { type ReactNode, useEffect, useRef } from 'react';
import classes from './steps.module.css';

interface StepsProps {
  /** Reason why it does not continue. */
  problem: string | null;
  /** Work in progress, if any. */
  work: ReactNode;
  /** The step that it is at. */
  children: ReactNode;
}

/** Content of a dialog that leads through steps. */
export function Steps({ problem, work, children }: StepsProps) {
  return (
    <div className="stack one-column gap-4">
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

/** Heading of a step that replaced another: it takes the focus, and so is read out. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} className={classes.heading} tabIndex={-1}>
      {children}
    </h3>
  );
}
