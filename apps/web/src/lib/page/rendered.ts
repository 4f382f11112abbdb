import { createContext } from 'react';
import type { Part } from '#i18n/words.ts';

/**
 * Files and words that a render on the server used beyond the code of its page: the browser loads them before it
 * hydrates.
 */
export interface Rendered {
  /** Source files of preloadable components, as the manifest names them. */
  files: Set<string>;
  /** Parts of the words. */
  words: Set<Part>;
}

/** Null in the browser, where nothing is collected. */
export const RenderedContext = createContext<Rendered | null>(null);
