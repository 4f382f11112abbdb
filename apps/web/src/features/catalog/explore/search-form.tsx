import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import { IconSearch } from '@tabler/icons-react';
import { type ComponentType, type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import { type ExploreSearch, exploreHref, exploreParams } from './explore-address.ts';
import classes from './search-form.module.css';

// Without its code the form only searches.
const SuggestPopup = lazy<ComponentType<{ field: HTMLInputElement }>>(() =>
  import('../suggest/suggest-popup.tsx').then(
    ({ SuggestPopup: Popup }) => ({ default: Popup }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  /** Fields that the search keeps besides its search terms. */
  search: Partial<ExploreSearch>;
  size?: 'md' | 'lg';
}

/** Works without JavaScript too: a form that leads to /explore. */
export function SearchForm({ search, size = 'md' }: Props) {
  const t = useTranslations('catalog.search');
  const navigate = useNavigate();
  const id = useId();
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const { q = '', ...rest } = search;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    const asked = typeof words === 'string' ? words.trim() : '';
    // Another search starts by relevance again.
    void navigate(exploreHref({ ...rest, q: asked, ...(asked === q ? {} : { sort: null }) }));
  };

  return (
    <form className={classes.form} data-size={size} action={paths.explore} onSubmit={submit} role="search">
      <label className="sr-only" htmlFor={id}>
        {t('label')}
      </label>
      <IconSearch className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <input
        key={q}
        id={id}
        className={classes.input}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={catalogLimits.queryMax}
        placeholder={t('placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        onFocus={(event) => setField(event.currentTarget)}
      />
      {[...exploreParams(rest)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={classes.submit}>
        {t('submit')}
      </button>
      <Suspense>{field && <SuggestPopup field={field} />}</Suspense>
    </form>
  );
}
