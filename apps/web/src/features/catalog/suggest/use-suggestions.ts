import type { Suggestions } from '@onceware/api/catalog/catalog.contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { trpc } from '#lib/api/trpc.ts';
import { paths } from '#lib/paths.ts';
import { useDebounced } from '#lib/use-debounced.ts';

const DEBOUNCE_MS = 120;

/** Addresses of the suggestions, in display order. */
const addressesOf = ({ deals, tools, categories }: Suggestions): string[] => [
  ...deals.map(({ slug }) => paths.deal(slug)),
  ...tools.map(({ slug }) => paths.tool(slug)),
  ...categories.map((category) => paths.category(category)),
];

/**
 * Suggestions for what is typed into a field, which becomes a combobox (ARIA APG, list autocomplete with manual selection): up
 * and down choose, Enter goes there or, without a choice, searches, Escape closes. An option's id is the list's and its address.
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
      setWords(field.value);
      setIsOpen(true);
      // Beyond the last and before the first stands the field itself.
      const places = addresses.length + 1;
      const at = isShown ? (addresses.indexOf(active ?? '') + 1 + step + places) % places : 0;
      setChosen(addresses[at - 1] ?? null);
    } else if (event.key === 'Escape' && isShown) {
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
    if (event.type === 'blur') close();
    else if (event.type === 'input') {
      setWords(field.value);
      setIsOpen(true);
      setChosen(null);
    } else if (event instanceof KeyboardEvent && !event.isComposing) press(event);
  });

  useEffect(() => {
    const heard = ['input', 'keydown', 'blur'];
    const listen = (event: Event) => hear(event);
    for (const type of heard) field.addEventListener(type, listen);
    // Catches up on text that was typed before the listeners were attached.
    if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input'));
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

  return { found, active, isShown };
}
