import { distinctTags } from '@onceware/api/collections/library/tags.contract';
import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';

/** Words between commas, each of them a tag. */
const tagsIn = (text: string): string[] =>
  distinctTags(
    text
      .split(/[,،，、]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  );

export interface TypedTags {
  text: string;
  write: (text: string) => void;
  /** Text of the field, split into tags. */
  typed: string[];
  /** Why they cannot be given, as a sentence. */
  problem: string | null;
}

/** Holds the text typed into a `TagsField`; `most` returns how many tags an item would have with it. */
export function useTypedTags(most: (typed: readonly string[]) => number): TypedTags {
  const t = useTranslations('tagging.dialog');
  const format = useFormat();
  const [text, write] = useState('');
  const typed = tagsIn(text);
  const problem = typed.some((one) => one.length > collectionLimits.tagMax)
    ? t('tooLong', { max: format.number(collectionLimits.tagMax) })
    : most(typed) > collectionLimits.tagsMax
      ? t('tooMany', { max: format.number(collectionLimits.tagsMax) })
      : null;
  return { text, write, typed, problem };
}
