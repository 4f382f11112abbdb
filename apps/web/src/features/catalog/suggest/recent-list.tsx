import { IconHistory, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import { useRecentSearches } from './recent-searches.ts';
import classes from './suggest-popup.module.css';

interface Props {
  field: HTMLInputElement;
  onClose: () => void;
}

/** A reader's own searches below an empty field, each with a button that forgets it. Up and down move through them. */
export function RecentList({ field, onClose }: Props) {
  const t = useTranslations('suggest.recent');
  const { searches, remove, clear } = useRecentSearches();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      field.focus();
      onClose();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const row = document.activeElement?.closest('li');
    const at = links.findIndex((link) => row?.contains(link));
    if (at === -1) return;
    event.preventDefault();
    (links[at + (event.key === 'ArrowDown' ? 1 : -1)] ?? (event.key === 'ArrowUp' ? field : links[at]))?.focus();
  };
  const forget = (query: string) => {
    // The button goes with its row.
    field.focus();
    remove(query);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links and buttons inside
    <div onKeyDown={move}>
      <div className={classes.recentHead}>
        <span id={id} className={classes.heading}>
          {t('title')}
        </span>
        <button
          type="button"
          className={classes.clearAll}
          onClick={() => {
            field.focus();
            clear();
          }}
        >
          {t('clear')}
        </button>
      </div>
      <ul ref={list} aria-labelledby={id}>
        {searches.map((query) => (
          <li key={query} className={classes.recent}>
            <Link className={classes.recentLink} to={paths.search(query)}>
              <IconHistory className={classes.icon} size={20} stroke={1.75} aria-hidden />
              <span className={classes.name} dir="auto">
                {query}
              </span>
            </Link>
            <button
              type="button"
              className={classes.forget}
              aria-label={t('remove', { query: `\u2068${query}\u2069` })}
              onClick={() => forget(query)}
            >
              <IconX size={18} stroke={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p className={classes.stays}>{t('stays')}</p>
    </div>
  );
}
