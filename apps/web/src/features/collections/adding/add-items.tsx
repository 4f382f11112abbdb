import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import { ADDRESS_MAX, readWebAddress } from '@onceware/api/platform/web-pages/canonical-url';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { SearchBox } from '@onceware/ui/search-box/search-box';
import { Tabs } from '@onceware/ui/tabs/tabs';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { AddPage } from './add-page.tsx';
import { AddResults } from './add-results.tsx';
import classes from './adding.module.css';

const DEBOUNCE_MS = 200;

/** Matches input that is meant as an address but cannot be saved. */
const REFUSED = /^(https?:\/\/[^/\s]*@|(about|blob|chrome|data|file|ftp|javascript|mailto):)/i;

interface Props {
  collection: ListedCollection;
  onClose: () => void;
}

/** Searches the catalogue, and adds one result after the other to a collection (COL-15), or the page of any address (CAT-13). */
export function AddItemsDialog({ collection, onClose }: Props) {
  const t = useTranslations('managing.add');
  const pages = useTranslations('savedPages.add');
  const [query, setQuery] = useState('');
  const q = useDebounced(query.trim(), DEBOUNCE_MS);
  const content = useRef<HTMLDivElement>(null);
  const address = readWebAddress(q)?.href;
  const isRefused = REFUSED.test(q);
  // Pasted elsewhere in the dialog, an address is meant as well.
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    if (event.target instanceof HTMLInputElement || !readWebAddress(text)) return;
    event.preventDefault();
    setQuery(text);
  };

  // From the box down through the results and back, past everything between.
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(content.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = at === -1 ? undefined : stops[event.key === 'ArrowDown' ? at + 1 : at - 1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const panel = (kind: 'deal' | 'tool') => (
    <AddResults
      collection={collection}
      kind={kind}
      q={q.slice(0, catalogLimits.queryMax)}
      isStale={q !== query.trim()}
    />
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title', { name: collection.name })}
      closeLabel={t('close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut between what is focusable by itself */}
      <div ref={content} className={classes.content} onKeyDown={move} onPaste={paste}>
        <SearchBox
          className={classes.search}
          label={t('search')}
          value={query}
          autoComplete="off"
          dir="auto"
          maxLength={ADDRESS_MAX}
          data-autofocus
          data-stop
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        {address === undefined ? (
          <p className="text-14 quiet" role={isRefused ? 'alert' : undefined}>
            {pages(isRefused ? 'refused' : 'hint')}
          </p>
        ) : (
          <AddPage key={address} collection={collection} url={address} />
        )}
        <Tabs
          label={t('kinds')}
          tabs={[
            { id: 'deal', label: t('deals'), panel: panel('deal') },
            { id: 'tool', label: t('tools'), panel: panel('tool') },
          ]}
        />
      </div>
    </Dialog>
  );
}
