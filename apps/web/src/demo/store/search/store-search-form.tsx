import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import classes from './store-search-form.module.css';
import { RESULTS_PATHS, type ResultsView, resultsHref, STORE_QUERY_MAX, type StoreSearch } from './store-search.ts';

interface Props {
  /** View that shows the results. */
  view?: ResultsView;
  /** Current search; a new query keeps its other fields. */
  search?: Partial<StoreSearch>;
  size?: 'md' | 'lg';
}

/** Works without JavaScript too: a form that leads to the results. */
export function StoreSearchForm({ view = 'grid', search = {}, size = 'md' }: Props) {
  const t = useTranslations('store.search');
  const navigate = useNavigate();
  const id = useId();
  const { q = '', category, sort } = search;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    void navigate(resultsHref(view, { ...search, q: typeof words === 'string' ? words.trim() : '' }));
  };

  return (
    <form className={classes.form} data-size={size} action={RESULTS_PATHS[view]} onSubmit={submit} role="search">
      <label className="sr-only" htmlFor={id}>
        {t('label')}
      </label>
      <input
        key={q}
        id={id}
        className={classes.input}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={STORE_QUERY_MAX}
        placeholder={t('label')}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
      />
      {category && <input type="hidden" name="category" value={category} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
      <button type="submit" className={classes.submit} aria-label={t('submit')}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
      </button>
    </form>
  );
}
