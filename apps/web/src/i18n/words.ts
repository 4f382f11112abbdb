import type {} from 'use-intl';
import type { Part, Words } from './english.d.ts';

/**
 * Words of English type the keys and arguments of `useTranslations`. Those of `core` are there on every page, those of
 * another part below its `WithWords` alone; elsewhere its keys are reported as missing. That another language has every
 * key, too, is for `catalogues.test.ts` to say: JSON has no type (I18N-03).
 */
export type { Part, Words };

/** Words in several languages, of which none may lack a key that follows from code: does not compile where one does. */
export type InAllLanguages<Key extends string, Some extends Record<Key, string>> = Some;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Words;
  }
}
