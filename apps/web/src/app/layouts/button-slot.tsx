import { Component, type ReactNode, Suspense } from 'react';
import classes from './button-slot.module.css';

/** A header button whose code or words are still on their way has its room; one that does not come is missing, and the page is not. */
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
