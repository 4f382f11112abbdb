import type {} from 'use-intl';

/**
 * Every namespace with its English words, which type the keys and arguments of `useTranslations`. The files of words,
 * `messages/<part>.en.ts`, add theirs. Those of `core` are there on every page, those of another part below its
 * `WithWords` alone; elsewhere its keys are reported as missing.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- see above
export interface Words {}

/** The parts in which words are fetched, added by their files too. Files of one name in several folders are one part. */
// oxlint-disable-next-line typescript/no-empty-interface -- see above
export interface Parts {}

export type Part = keyof Parts;

/** Shape of a namespace in another language: the same keys, other words. A missing key does not compile (I18N-03). */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>;
};

declare module 'use-intl' {
  interface AppConfig {
    Messages: Words;
  }
}
