import { IconButton } from '@onceware/ui/button/button';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { isUnder } from '#lib/page/layout-kind.ts';
import { paths } from '#lib/paths.ts';
import { useOpenHere } from '#lib/use-open-here.ts';
import { SearchForm } from '../explore/search-form.tsx';
import classes from './header-search.module.css';

/** Home has a large field of its own, the store a toolbar of its own. */
const hasOwn = (pathname: string): boolean => pathname === paths.home || isUnder(pathname, paths.demo.store);

/**
 * The search of every page but home: a field where the header has room, else an icon that opens the field over the whole
 * header (CAT-18). On /explore it is the search of the list, and keeps what narrows it.
 */
export function HeaderSearch() {
  const t = useTranslations('catalog.search');
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useOpenHere();
  const place = useRef<HTMLDivElement>(null);
  const icon = useRef<HTMLAnchorElement>(null);
  if (hasOwn(pathname)) return null;

  const isExplore = pathname === paths.explore;
  const kept = new URLSearchParams(isExplore ? search : '');
  const q = kept.get('q') ?? '';
  kept.delete('q');
  kept.delete('cursor');

  // At once, since phones show their keyboard only for a focus that comes with the press.
  const reveal = () => flushSync(() => setIsOpen(true));
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    reveal();
    place.current?.querySelector<HTMLInputElement>('input[name="q"]')?.focus();
  };
  const close = () => {
    flushSync(() => setIsOpen(false));
    icon.current?.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    event.preventDefault();
    close();
  };

  return (
    <div ref={place} className={classes.place} data-header-search data-open={isOpen || undefined}>
      {/* Without scripts it leads to the page that has a field. */}
      <Link ref={icon} className={classes.icon} to={paths.explore} aria-label={t('label')} onClick={open}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
      </Link>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape of the field inside */}
      <div className={classes.field} onKeyDown={closeByKey}>
        <SearchForm q={q} kept={kept} size="bar" onReveal={reveal} />
        <span className={classes.close}>
          <IconButton aria-label={t('close')} onClick={close}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </span>
      </div>
    </div>
  );
}
