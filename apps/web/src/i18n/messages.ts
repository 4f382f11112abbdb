import type {} from 'use-intl';
import type { en } from './catalogues/en.ts';

/** The English catalogue types the keys and the arguments of `useTranslations`. */
export type Messages = typeof en;

type Words<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Words<Tree[Key]> };

/** What another language's catalogue must hold: the same keys, other words. A missing key does not compile (I18N-03). */
export type Translation = Words<Messages>;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
