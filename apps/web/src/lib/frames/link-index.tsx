import { Link } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import classes from './link-index.module.css';

interface Entry {
  name: string;
  /** A drawing beside the name. */
  picture?: string;
  href: string;
  count: number;
  /** What is counted, in words. */
  countText: string;
}

/** As the index of a book has them: a word, a line, a number. */
export function LinkIndex({ entries, isNarrow = false }: { entries: readonly Entry[]; isNarrow?: boolean }) {
  const format = useFormat();
  return (
    <ul className={classes.index} data-narrow={isNarrow || undefined}>
      {entries.map(({ name, picture, href, count, countText }) => (
        <li key={href}>
          <Link className={classes.entry} to={href}>
            {picture && <img className={classes.picture} src={picture} alt="" width={48} height={32} loading="lazy" />}
            <span className={classes.name}>{name}</span>
            <span className={classes.count} aria-hidden="true">
              {format.number(count)}
            </span>
            <span className="sr-only">{countText}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
