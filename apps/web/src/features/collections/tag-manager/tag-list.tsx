import type { Tag } from '@onceware/api/collections/collections.contract';
import { keyOfTag } from '@onceware/api/collections/library/tags.contract';
import { SearchBox } from '@onceware/ui/search-box/search-box';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ChosenBar } from './chosen-bar.tsx';
import { NameForm } from './name-form.tsx';
import classes from './tag-manager.module.css';
import { TagRow } from './tag-row.tsx';
import { useRetagging } from './use-retagging.ts';

/** Fewer are found by looking. */
const SEARCHED_FROM = 8;
/** More when they are asked for: each row has three controls. */
const FEW = 200;

interface Props {
  tags: readonly Tag[];
  onReplaced: (tags: readonly string[], to: string | null) => void;
}

export function TagList({ tags, onReplaced }: Props) {
  const t = useTranslations('tagManager');
  const { rename, merge, remove } = useRetagging(onReplaced);
  const [words, setWords] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [renamed, setRenamed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);

  const found = tags.filter(({ tag }) => keyOfTag(tag).includes(keyOfTag(words.trim())));
  const shown = isWhole ? found : found.slice(0, FEW);
  const chosenTags = tags.filter(({ tag }) => chosen.has(keyOfTag(tag)));
  const called = (name: string) => tags.find(({ tag }) => keyOfTag(tag) === keyOfTag(name));

  const choose = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  const nameIt = (tag: string, name: string) => {
    setRenamed(null);
    setFocused(keyOfTag(name));
    if (name === tag) return;
    if (called(name) && keyOfTag(name) !== keyOfTag(tag)) merge([tag], name);
    else rename(tag, name);
  };
  const takeAway = (tag: string) => {
    const place = shown.findIndex((one) => one.tag === tag);
    const next = shown[place + 1] ?? shown[place - 1];
    setFocused(next ? keyOfTag(next.tag) : null);
    remove([tag]);
  };
  return (
    <div className="stack one-column gap-3">
      {tags.length >= SEARCHED_FROM && (
        <SearchBox label={t('find')} value={words} onChange={({ currentTarget }) => setWords(currentTarget.value)} />
      )}
      {found.length === 0 && (
        <p className={classes.hint} role="status">
          {t('nothing')}
        </p>
      )}
      <ul className="stack one-column" aria-label={t('list')}>
        {shown.map((one) => {
          const { tag } = one;
          const key = keyOfTag(tag);
          const other = (name: string) => (keyOfTag(name) === key ? undefined : called(name));
          return (
            <li key={key} className="row items-center min-w-0 line-below">
              {renamed === key ? (
                <NameForm
                  label={t('name', { tag })}
                  initial={tag}
                  sentence={(name) => {
                    const there = other(name);
                    return there ? t('exists', { tag: there.tag, count: there.count }) : null;
                  }}
                  submitLabel={(name) => t(other(name) ? 'merge' : 'submit')}
                  onSubmit={(name) => nameIt(tag, other(name)?.tag ?? name)}
                  onCancel={() => {
                    setRenamed(null);
                    setFocused(key);
                  }}
                />
              ) : (
                <TagRow
                  one={one}
                  isChosen={chosen.has(key)}
                  hasFocus={focused === key}
                  onChoose={() => choose(key)}
                  onRename={() => {
                    setFocused(null);
                    setRenamed(key);
                  }}
                  onDelete={() => takeAway(tag)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < found.length && (
        <button type="button" className={classes.more} onClick={() => setIsWhole(true)}>
          {t('all', { count: found.length })}
        </button>
      )}
      {chosenTags.length > 0 && (
        <ChosenBar
          chosen={chosenTags}
          onMerge={(name) => {
            setChosen(new Set());
            setFocused(keyOfTag(name));
            // One that is not chosen stays as it is written.
            const there = chosen.has(keyOfTag(name)) ? undefined : called(name);
            merge(
              chosenTags.map(({ tag }) => tag),
              there?.tag ?? name,
            );
          }}
          onDelete={() => {
            setChosen(new Set());
            remove(chosenTags.map(({ tag }) => tag));
          }}
        />
      )}
    </div>
  );
}
