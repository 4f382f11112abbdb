import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './table.module.css';

/** The way to a row's own page, which the whole row is a target of. Other links and buttons of the row lie above it. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={classes.link} to={to} dir="auto" data-row-link>
      {children}
    </Link>
  );
}
