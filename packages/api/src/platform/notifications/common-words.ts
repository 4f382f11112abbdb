import type { LanguageCode } from '#kernel/languages.ts';

/** Words that many sentences have in common, as parts of ICU messages. */

/** "Ana and 3 others", for lines that hold each person once. */
export const ACTORS: Record<LanguageCode, string> = {
  en: '{actor}{others, plural, =0 {} one { and # other} other { and # others}}',
  pt: '{actor}{others, plural, =0 {} one { e mais # pessoa} other { e mais # pessoas}}',
  ar: '{actor}{others, plural, =0 {} one { وشخص آخر} two { وشخصان آخران} few { و# أشخاص آخرين} many { و# شخصًا آخر} other { و# شخص آخر}}',
  es: '{actor}{others, plural, =0 {} one { y # persona más} other { y # personas más}}',
  de: '{actor}{others, plural, =0 {} one { und # weitere Person} other { und # weitere}}',
  zh: '{actor}{others, plural, =0 {} other {和另外 # 人}}',
};
