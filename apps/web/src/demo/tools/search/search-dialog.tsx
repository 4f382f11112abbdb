import { Dialog } from '@onceware/ui/dialog/dialog';
import { Tabs } from '@onceware/ui/tabs/tabs';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
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
  const field = useRef<HTMLInputElement>(null);
  const moveByKey = useArrowKeys(field);
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<SearchTab>('catalog');

  const focusField = () => field.current?.focus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (selected === 'catalog' && query.trim()) void navigate(paths.search(query.trim()));
  };
  const panelOf = (tab: SearchTab) => {
    if (tab === 'catalog') return <CatalogPanel query={query} onFocusField={focusField} />;
    const searchCatalog = () => {
      setSelected('catalog');
      focusField();
    };
    return <SamplePanel tab={tab} query={query} onFocusField={focusField} onSearchCatalog={searchCatalog} />;
  };

  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')} size="lg">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the field and the links inside */}
      <form role="search" className={classes.search} onSubmit={submit} onKeyDown={moveByKey}>
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

/** Up and down move the focus between the field and the results; Enter and Escape are the browser's. */
function useArrowKeys(field: RefObject<HTMLElement | null>): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const isUp = event.key === 'ArrowUp';
    if (
      (!isUp && event.key !== 'ArrowDown') ||
      event.nativeEvent.isComposing ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    const results = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
    const at = results.findIndex((result) => result === document.activeElement);
    if (isUp && at === -1) return;
    event.preventDefault();
    const target = isUp && at === 0 ? field.current : results[isUp ? at - 1 : at + 1];
    target?.focus();
  };
}
