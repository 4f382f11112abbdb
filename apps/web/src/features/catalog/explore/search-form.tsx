import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type ComponentType, type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSession } from '#lib/api/session.ts';
import { paths } from '#lib/paths.ts';
import { useSlashKey } from '../suggest/use-slash-key.ts';
import classes from './search-form.module.css';

// Without its code the form only searches.
const SuggestPopup = lazy<ComponentType<{ field: HTMLInputElement }>>(() =>
  import('../suggest/suggest-popup.tsx').then(
    ({ SuggestPopup: Popup }) => ({ default: Popup }),
    () => ({ default: () => null }),
  ),
);

const NOTHING = new URLSearchParams();

interface Props {
  q?: string;
  /** Parameters of /explore that the search keeps besides its search terms. */
  kept?: URLSearchParams;
  /** `bar`: in the header. */
  size?: 'md' | 'lg' | 'bar';
  /** Shows the field, which is hidden, when its key is pressed. */
  onReveal?: () => void;
}

/** Works without JavaScript too: a form that leads to /explore. */
export function SearchForm({ q = '', kept = NOTHING, size = 'md', onReveal }: Props) {
  const t = useTranslations('catalog.search');
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const { user } = useSession();
  const hasKey = useSlashKey(input, onReveal);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    const asked = typeof words === 'string' ? words.trim() : '';
    if (asked !== '') void remember(user?.id, asked);
    void navigate(searchHref(asked, kept, asked === q));
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return (
    <form className={classes.form} data-size={size} action={paths.explore} onSubmit={submit} role="search">
      <label className="sr-only" htmlFor={id}>
        {t('label')}
      </label>
      <IconSearch className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <input
        key={q}
        ref={input}
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
        aria-keyshortcuts={hasKey ? '/' : undefined}
        onFocus={(event) => setField(event.currentTarget)}
      />
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="button" className={classes.clear} aria-label={t('clear')} onClick={clear}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
      {size === 'bar' && hasKey && (
        <kbd className={classes.key} aria-hidden="true">
          /
        </kbd>
      )}
      <button type="submit" className={classes.submit}>
        {t('submit')}
      </button>
      <Suspense>{field && <SuggestPopup field={field} />}</Suspense>
    </form>
  );
}

/** Loaded by then, as a rule: the suggestions below the field come with it. Without it the search is only forgotten. */
async function remember(userId: string | undefined, query: string): Promise<void> {
  try {
    (await import('../suggest/recent-searches.ts')).rememberSearch(userId, query);
  } catch {
    // Its code cannot be had, say offline.
  }
}

/** Equal searches have one address: what is shown comes first, then the words. Another search starts by relevance again. */
function searchHref(q: string, kept: URLSearchParams, isSame: boolean): string {
  const params = new URLSearchParams();
  const show = kept.get('show');
  if (show !== null) params.set('show', show);
  if (q !== '') params.set('q', q);
  for (const [name, value] of kept)
    if (name !== 'show' && (isSame || (name !== 'sort' && name !== 'plain'))) params.set(name, value);
  const query = params.toString().replaceAll('%2C', ',');
  return query ? `${paths.explore}?${query}` : paths.explore;
}
