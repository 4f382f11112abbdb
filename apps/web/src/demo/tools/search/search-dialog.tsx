import { Dialog } from '@onceware/ui/dialog/dialog';
import { Tabs } from '@onceware/ui/tabs/tabs';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { rememberSearch } from '#features/catalog/suggest/recent-searches.ts';
import { useSession } from '#lib/api/session.ts';
import { paths } from '#lib/paths.ts';
import { CatalogPanel } from './catalog-panel.tsx';
import { SamplePanel } from './sample-panel.tsx';
import classes from './search-dialog.module.css';
import { SearchField } from './search-field.tsx';
import { SEARCH_TABS, type SearchTab } from './search-tabs.ts';

/** NAV-15. The first tab searches the catalogue; the others show, on sample data, how a search may look. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('demoTools.search');
  const navigate = useNavigate();
  const { user } = useSession();
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { moveByKey, moveOn } = useArrowKeys(field, form);
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<SearchTab>('catalog');

  const focusField = () => field.current?.focus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = query.trim();
    if (selected !== 'catalog' || asked === '') return;
    rememberSearch(user?.id, asked);
    void navigate(paths.search(asked));
  };
  const panelOf = (tab: SearchTab) => {
    if (tab === 'catalog') return <CatalogPanel query={query} onFocusField={focusField} onSettled={moveOn} />;
    const searchCatalog = () => {
      setSelected('catalog');
      focusField();
    };
    return <SamplePanel tab={tab} query={query} onFocusField={focusField} onSearchCatalog={searchCatalog} />;
  };

  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')} size="lg">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the field and the links inside */}
      <form ref={form} role="search" className="stack one-column gap-3" onSubmit={submit} onKeyDown={moveByKey}>
        <SearchField ref={field} value={query} onChange={setQuery} />
        <div className={classes.tabs}>
          <Tabs
            label={t('tabs')}
            tabs={SEARCH_TABS.map((tab) => ({ id: tab, label: t(`tab.${tab}`), panel: panelOf(tab) }))}
            selectedId={selected}
            onSelect={(id) => setSelected(SEARCH_TABS.find((tab) => tab === id) ?? 'catalog')}
          />
        </div>
      </form>
    </Dialog>
  );
}

/** Moves the focus between field and results by up and down. Escape and Enter stay with the browser, except while Enter waits for a result. */
function useArrowKeys(field: RefObject<HTMLElement | null>, form: RefObject<HTMLElement | null>) {
  // How far down somebody went whose results are still to come.
  const ahead = useRef(0);
  // They have also pressed Enter.
  const isFollowing = useRef(false);
  const results = () =>
    [...(form.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])].filter((one) => !one.closest('[inert]'));

  const moveByKey = (event: KeyboardEvent) => {
    isFollowing.current = event.key === 'Enter' && ahead.current > 0;
    if (isFollowing.current) {
      event.preventDefault();
      return;
    }
    const isUp = event.key === 'ArrowUp';
    if (
      (!isUp && event.key !== 'ArrowDown') ||
      event.nativeEvent.isComposing ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    ) {
      ahead.current = 0;
      return;
    }
    const all = results();
    const at = all.findIndex((result) => result === document.activeElement);
    if (isUp && at === -1 && ahead.current === 0) return;
    event.preventDefault();
    if (all.length === 0) ahead.current += isUp ? -1 : 1;
    else (isUp && at === 0 ? field.current : all[isUp ? at - 1 : at + 1])?.focus();
  };
  /**
   * Moves the focus to the awaited result once the results have come, if the user has waited in the field.
   *
   * @param isFound whether there are results, one of which Enter follows
   */
  const moveOn = (isFound: boolean) => {
    const isWaiting = ahead.current > 0 && document.activeElement === field.current;
    const result = isWaiting ? results().slice(0, ahead.current).at(-1) : undefined;
    result?.focus();
    if (isFound && isFollowing.current) result?.click();
    ahead.current = 0;
    isFollowing.current = false;
  };
  return { moveByKey, moveOn };
}
