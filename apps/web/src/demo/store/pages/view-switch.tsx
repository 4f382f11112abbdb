import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type ResultsView, resultsHref, type StoreSearch } from '../search/store-search.ts';
import classes from './pages.module.css';

const VIEWS = [
  { view: 'grid', Icon: IconLayoutGrid },
  { view: 'list', Icon: IconLayoutList },
] as const;

/** The same results on the other page. */
export function ViewSwitch({ view, search }: { view: ResultsView; search: StoreSearch }) {
  const t = useTranslations('store.results');
  return (
    <nav className="row flex-none" aria-label={t('view')}>
      {VIEWS.map(({ view: other, Icon }) => (
        <Link
          key={other}
          className={classes.view}
          to={resultsHref(other, search)}
          aria-label={t(other)}
          aria-current={other === view ? 'page' : undefined}
          preventScrollReset
        >
          <Icon size={20} stroke={1.75} aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
