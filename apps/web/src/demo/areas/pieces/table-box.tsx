import type { ReactNode } from 'react';
import classes from './table-box.module.css';

/** A table that scrolls within itself where the page is narrow; reachable by key, so that it scrolls by key too. */
export function TableBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse
    <div className={classes.box} role="region" aria-label={label} tabIndex={0}>
      <table className={classes.table}>{children}</table>
    </div>
  );
}
