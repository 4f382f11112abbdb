import { Component, type ReactNode, Suspense } from 'react';
import classes from './button-slot.module.css';

/** Reserves the space of a header button while its code or words load; a failed one is left out without breaking the page. */
export function ButtonSlot({ children }: { children: ReactNode }) {
  return (
    <MissingInstead>
      <Suspense fallback={<span className={classes.room} />}>{children}</Suspense>
    </MissingInstead>
  );
}

class MissingInstead extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
