import { IconArrowRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import classes from './page-section.module.css';

interface Props {
  title: string;
  note?: string;
  /** Link to the whole list. */
  all?: { title: string; href: string };
  children: ReactNode;
}

/** A heading next to its content. */
export function PageSection({ title, note, all, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className="text-24">
          {title}
        </h2>
        {note && <p className="mt-1 text-14 quiet">{note}</p>}
        {all && (
          <Link className={classes.all} to={all.href}>
            {all.title}
            <IconArrowRight className={classes.arrow} size={16} stroke={2} aria-hidden />
          </Link>
        )}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
