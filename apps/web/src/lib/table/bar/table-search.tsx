import { SearchBox } from '@onceware/ui/search-box/search-box';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '#lib/use-debounced.ts';
import classes from './bar.module.css';
import { tableLimits } from '@onceware/api/kernel/table/table.limits';

const TYPING_MS = 300;

interface Props {
  label: string;
  /** Search terms in the address. */
  q: string;
  onSearch: (q: string) => void;
}

/** Searches once typing rests. Back and forward bring other words into it. */
export function TableSearch({ label, q, onSearch }: Props) {
  const [text, setText] = useState(q);
  const rested = useDebounced(text, TYPING_MS);

  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    // Keeps the typed text if this field made the search: then it equals the rested text and was not in the address
    // before. Any other change comes from back, forward or a link.
    if (q !== rested.trim() || text.trim() === known) setText(q);
  }

  const search = useEffectEvent((words: string) => {
    // Else other words came in meanwhile, and rest later.
    if (words === text && words.trim() !== q) onSearch(words.trim());
  });
  useEffect(() => search(rested), [rested]);

  return (
    <SearchBox
      className={classes.box}
      label={label}
      name="q"
      maxLength={tableLimits.queryMax}
      autoComplete="off"
      enterKeyHint="search"
      dir={text ? 'auto' : undefined}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
