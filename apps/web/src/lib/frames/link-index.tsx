import { Link } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import classes from './link-index.module.css';

interface Entry {
  name: string;
  href: string;
  count: number;
  /** Count in words, for screen readers. */
  countText: string;
}

/** Lists links like the index of a book: a word, a line, a number. */
export function LinkIndex({ entries, isNarrow = false }: { entries: readonly Entry[]; isNarrow?: boolean }) {
  const format = useFormat();
  return (
    <ul className={classes.index} data-narrow={isNarrow || undefined}>
      {entries.map(({ name, href, count, countText }) => (
        <li key={href}>
          <Link className={classes.entry} to={href}>
            <span>{name}</span>
            <span className="text-14 weight-400 num quiet" aria-hidden="true">
              {format.number(count)}
            </span>
            <span className="sr-only">{countText}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
