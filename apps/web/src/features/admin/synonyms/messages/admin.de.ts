import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminSynonyms: Translation<typeof en.adminSynonyms> = {
  title: 'Wörter mit gleicher Bedeutung',
  text: 'Die Suche nimmt die Wörter einer Gruppe füreinander, in jeder Sprache. Jedes führt zu seiner Suche, so siehst du, was sie findet.',
  new: 'Neue Gruppe',
  filter: 'Ein Wort finden',
  count: '{count, plural, one {# Gruppe} other {# Gruppen}}',
  names: 'Nennt die Kategorie {category}.',
  edit: 'Bearbeiten',
  editOne: 'Die Gruppe von „{first}“ bearbeiten',
  remove: 'Entfernen',
  removeOne: 'Die Gruppe von „{first}“ entfernen',
  removed: 'Die Gruppe von „{first}“ ist entfernt.',
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht.',
  saved: 'Die Gruppe von „{first}“ ist gespeichert.',
  save: 'Speichern',
  newTitle: 'Neue Gruppe von Wörtern',
  editTitle: 'Gruppe bearbeiten',
  terms: 'Wörter',
  termsHint: 'Je Zeile ein Wort oder eine kurze Wendung, mindestens zwei.',
  termsWrong:
    'Nenne mindestens zwei Wörter oder eine Kategorie; jedes höchstens {max, number} Zeichen lang, mit Buchstaben oder Ziffern.',
  length: '{length, number} von {max, number} Zeichen',
  category: 'Kategorie, die sie nennen',
  noCategory: 'Keine',
};
