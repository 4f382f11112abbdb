import { Link } from 'react-router';
import classes from './pieces.module.css';
import rows from './rows.module.css';

interface LinkRow {
  to: string;
  title: string;
  text: string;
}

/** Pages of an area, each with a sentence on what is there. The whole row leads to it. */
export function LinkRows({ links }: { links: readonly LinkRow[] }) {
  return (
    <ul className={rows.rows}>
      {links.map(({ to, title, text }) => (
        <li key={to} className={classes.row}>
          <Link className={classes.link} to={to}>
            {title}
          </Link>
          <p className={rows.note}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
