import { NavLink } from 'react-router';
import classes from './part-nav.module.css';

interface Props {
  label: string;
  /** Marks a part on the pages below it too, unless it is exact. */
  parts: readonly { to: string; label: string; isExact?: boolean }[];
}

/** From one part of a section of the administration to the others. */
export function PartNav({ label, parts }: Props) {
  return (
    <nav className={classes.nav} aria-label={label}>
      {parts.map((part) => (
        <NavLink key={part.to} className={classes.tab ?? ''} to={part.to} end={part.isExact ?? false}>
          {part.label}
        </NavLink>
      ))}
    </nav>
  );
}
