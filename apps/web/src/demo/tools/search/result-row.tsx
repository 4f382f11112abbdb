import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './result-row.module.css';

interface Props {
  /** Link target; without it the row is plain text. */
  to?: string;
  /** An external page, opened without referrer. */
  isElsewhere?: boolean;
  /** 40 px square: a logo, an avatar, a `ResultIcon`. */
  media: ReactNode;
  name: ReactNode;
  note?: ReactNode;
  /** At the end of the row: a price, a state, a date. */
  aside?: ReactNode;
  /** A button after the link. */
  action?: ReactNode;
}

/** One result. Arrow keys find the links by `data-result` (use-arrow-keys.ts). */
export function ResultRow({ to, isElsewhere = false, media, name, note, aside, action }: Props) {
  const content = (
    <>
      {media}
      <span className="stack min-w-0">
        <span className={classes.name} dir="auto">
          {name}
        </span>
        {note && (
          <span className={classes.note} dir="auto">
            {note}
          </span>
        )}
      </span>
      {aside && <span className={classes.aside}>{aside}</span>}
    </>
  );
  return (
    <li className={action ? classes.withAction : undefined}>
      {to === undefined ? (
        <div className={classes.row}>{content}</div>
      ) : (
        <Link
          className={classes.row}
          to={to}
          {...(isElsewhere && { target: '_blank', rel: 'ugc nofollow noopener noreferrer' })}
          data-result
        >
          {content}
        </Link>
      )}
      {action}
    </li>
  );
}

export function ResultIcon({ icon: Shape }: { icon: Icon }) {
  return (
    <span className={classes.icon}>
      <Shape size={20} stroke={1.75} aria-hidden />
    </span>
  );
}

/** Results of one kind under their heading; without one, the tab's name says what they are. */
export function ResultGroup({ heading, children }: { heading?: string; children: ReactNode }) {
  return (
    <section className={classes.group}>
      {heading !== undefined && <h3 className={classes.heading}>{heading}</h3>}
      <ul>{children}</ul>
    </section>
  );
}
