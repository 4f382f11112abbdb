import type {} from 'use-intl';
import type { en } from './catalogues/en.ts';
import type { PartMessages } from './part-files.ts';

/** What is there on every page. */
export type CoreMessages = typeof en;

/**
 * The English words type the keys and the arguments of `useTranslations`. Those of a part are there below its
 * `WithWords` alone; elsewhere its keys are reported as missing.
 */
export type Messages = CoreMessages & PartMessages;

type Words<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Words<Tree[Key]> };

/** What another language's catalogue must hold: the same keys, other words. A missing key does not compile (I18N-03). */
export type Translation = Words<CoreMessages>;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
