import type { Suggestions } from '@onceware/api/catalog/catalog.contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { trpc } from '#lib/api/trpc.ts';
import { paths } from '#lib/paths.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useRecentSearches } from './recent-searches.ts';
import { suggestedTools } from './suggested-tools.ts';

const DEBOUNCE_MS = 120;
const NONE: readonly string[] = [];

/** Addresses of the suggestions, in display order. */
const addressesOf = (found: Suggestions): string[] => [
  ...suggestedTools(found).map(({ to }) => to),
  ...found.categories.map((category) => paths.category(category)),
];

/**
 * Suggestions for what is typed into a field, which becomes a combobox (ARIA APG, list autocomplete with manual selection): up
 * and down choose, Enter goes there or, without a choice, searches, Escape closes. An option's id is the list's and its address.
 * Below an empty field are the reader's recent searches instead, which take the focus.
 */
export function useSuggestions(field: HTMLInputElement, listId: string) {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const q = useDebounced(words.trim(), DEBOUNCE_MS);
  // By its words an answer has its place, however late it comes; what nobody waits for any more is aborted.
  const { data } = trpc.catalog.suggest.useQuery(
    { q },
    { enabled: isOpen && q !== '', placeholderData: keepPreviousData, retry: false, trpc: { abortOnUnmount: true } },
  );

  const found = data ?? null;
  const addresses = found ? addressesOf(found) : [];
  const isShown = isOpen && words.trim() !== '' && addresses.length > 0;
  const { searches } = useRecentSearches();
  const recent = isOpen && words.trim() === '' ? searches : NONE;
  const active = isShown && chosen !== null && addresses.includes(chosen) ? chosen : null;

  const close = () => {
    setIsOpen(false);
    setChosen(null);
  };
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  if (openedAt !== key) {
    setOpenedAt(key);
    close();
  }

  function press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (recent.length > 0) {
        // The popup stands after the field, in its form.
        if (step === 1) field.form?.querySelector<HTMLElement>('[data-suggest] a')?.focus();
        return;
      }
      setWords(field.value);
      setIsOpen(true);
      // Beyond the last and before the first stands the field itself.
      const places = addresses.length + 1;
      const at = isShown ? (addresses.indexOf(active ?? '') + 1 + step + places) % places : 0;
      setChosen(addresses[at - 1] ?? null);
    } else if (event.key === 'Escape' && (isShown || recent.length > 0)) {
      // The browser would empty the field, a dialog would close.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter') {
      close();
      if (active === null) return;
      event.preventDefault();
      void navigate(active);
    }
  }

  const hear = useEffectEvent((event: Event) => {
    if (event instanceof FocusEvent && event.type === 'blur') {
      const next = event.relatedTarget;
      if (!(next instanceof Element && next.closest('[data-suggest]'))) close();
    } else if (event.type === 'focus') {
      setWords(field.value);
      setIsOpen(field.value === '');
    } else if (event.type === 'input') {
      setWords(field.value);
      setIsOpen(true);
      setChosen(null);
    } else if (event instanceof KeyboardEvent && !event.isComposing) press(event);
  });

  useEffect(() => {
    const heard = ['input', 'keydown', 'focus', 'blur'];
    const listen = (event: Event) => hear(event);
    for (const type of heard) field.addEventListener(type, listen);
    // Catches up on text that was typed, and on the focus that came, before the listeners were attached.
    if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input'));
    else if (document.activeElement === field) field.dispatchEvent(new Event('focus'));
    return () => {
      for (const type of heard) field.removeEventListener(type, listen);
    };
  }, [field]);

  const activeId = active && listId + active;
  useEffect(() => {
    const said = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? listId : null,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(said))
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [field, listId, isShown, activeId]);

  return { found, active, isShown, recent, close };
}
