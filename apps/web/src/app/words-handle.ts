import type { RouteObject } from 'react-router';
import type { Part } from '#i18n/words.ts';

/** A route's `handle`: the words that its page uses. */
class WordsHandle {
  readonly words: Part;
  constructor(words: Part) {
    this.words = words;
  }
}

export const wordsHandle = (words: Part) => new WordsHandle(words);

export const wordsOfRoute = ({ handle }: Pick<RouteObject, 'handle'>): Part | null =>
  handle instanceof WordsHandle ? handle.words : null;
