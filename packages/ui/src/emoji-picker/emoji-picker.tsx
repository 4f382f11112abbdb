import { type EmojiData, EmojiPicker as Picker } from 'frimousse';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { isRtl } from '../direction/is-rtl.ts';
import { CategoryBar } from './category-bar.tsx';
import classes from './emoji-picker.module.css';
import { COLUMNS, Grid } from './grid.tsx';
import { SkinToneSelect } from './skin-tone-select.tsx';
import { useEmojiData } from './use-emoji-data.ts';

export type { EmojiData };
export type EmojiLocale = 'en' | 'pt' | 'ar' | 'es' | 'de' | 'zh';

/** Its words; those of emoji, categories and skin tones come with the data. */
export interface EmojiPickerLabels {
  /** Name and placeholder of the search box. */
  search: string;
  /** Name of the grid. */
  emoji: string;
  categories: string;
  /** Heads what a search found. */
  results: string;
  skinTone: string;
  noSkinTone: string;
  loading: string;
  /** Nothing matches the search. */
  empty: string;
  failed: string;
  retry: string;
}

export interface EmojiPickerProps {
  /** Asks this site for `/emoji/{locale}.json`. */
  locale: EmojiLocale;
  labels: EmojiPickerLabels;
  onPick: (emoji: string) => void;
}

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Search, categories, skin tones and a grid of emoji: arrows move in it and Enter picks, also from the search box (UI-01). */
export function EmojiPicker({ locale, labels, onPick }: EmojiPickerProps) {
  const { data, isFailed, retry } = useEmojiData(locale);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<number | null>(null);
  const view = search ? 'results' : category;

  const searchFor = (text: string) => {
    setSearch(text);
    setCategory(null);
  };
  const showCategory = (chosen: number | null) => {
    setSearch('');
    setCategory(chosen);
  };

  return (
    <Picker.Root
      className={classes.picker}
      locale={locale}
      columns={COLUMNS}
      resolveEmojiData={() => (data ? viewOf(data, view, labels.results) : pending())}
      // frimousse asks for the data again when this changes.
      emojibaseUrl={`${data ? 'loaded' : 'loading'} ${view}`}
      onEmojiSelect={({ emoji }) => onPick(emoji)}
    >
      <div className="row gap-2">
        <Picker.Search
          className={classes.search}
          dir={search ? 'auto' : undefined}
          aria-label={labels.search}
          placeholder={labels.search}
          value={search}
          onChange={({ target }) => searchFor(target.value)}
          onKeyDown={tameKeys}
        />
        {data && <SkinToneSelect label={labels.skinTone} noneLabel={labels.noSkinTone} names={data.skinTones} />}
      </div>
      {data && (
        <CategoryBar categories={data.categories} label={labels.categories} chosen={category} onChoose={showCategory} />
      )}
      {isFailed && (
        <div className={classes.failed} role="alert">
          <p>{labels.failed}</p>
          <Button onClick={retry}>{labels.retry}</Button>
        </div>
      )}
      <Grid labels={labels} state={isFailed ? 'failed' : data ? 'loaded' : 'loading'} onKeyDown={tameKeys} />
    </Picker.Root>
  );
}

const pending = (): Promise<EmojiData> => new Promise(() => undefined);

/** Shows all emoji, one category, or all as one category, so that a search has the best match of any category first. */
function viewOf(data: EmojiData, view: number | 'results' | null, results: string): EmojiData {
  if (view === null) return data;
  if (view !== 'results') return { ...data, emojis: data.emojis.filter(({ category }) => category === view) };
  return {
    ...data,
    emojis: data.emojis.map((emoji) => ({ ...emoji, category: 0 })),
    categories: [{ index: 0, label: results }],
  };
}

/**
 * frimousse listens to keys on the document and knows neither of two things: the Enter that ends a composition picks nothing,
 * and where text runs from right to left, the arrows go the other way along a row.
 */
function tameKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.nativeEvent.isComposing) return event.stopPropagation();
  const mirrored = MIRRORED[event.key];
  if (!mirrored || !isRtl(event.currentTarget.closest('[frimousse-root]') ?? event.currentTarget)) return;
  event.preventDefault();
  document.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: mirrored, cancelable: true }));
}
