import type { Translation } from '#i18n/words.ts';
import type * as en from './save.en.ts';

export const savePage: Translation<typeof en.savePage> = {
  title: 'Eine Seite speichern',
  lead: 'Sie kommt in eine deiner Sammlungen. Dort siehst nur du sie, solange du die Sammlung nicht teilst.',
  noPage: 'Gib die Adresse der Seite an, die du speichern willst.',
  address: 'Adresse der Seite',
  next: 'Weiter',
  looking: 'Wird in deinen Sammlungen gesucht\u00a0…',
  savedIn: 'Gespeichert in {names}.',
  notSaved: 'Du hast diese Seite noch nicht gespeichert.',
  unknown: 'Es ist nicht bekannt, ob du diese Seite schon gespeichert hast.',
  notAccepted:
    'Speichern lassen sich nur Adressen, die mit http:// oder https:// beginnen und kein Passwort enthalten.',
  deal: 'Im Katalog gibt es einen Deal:',
  pageTitle: 'Titel',
  pageTitleHint: 'Leer lassen, um den Titel der Seite zu verwenden.',
  collection: 'Sammlung',
  tooLong: 'Dieser Titel ist zu lang.',
  more: 'Schlagwörter oder eine Notiz hinzufügen',
  note: 'Notiz',
  noteTooLong: 'Diese Notiz ist zu lang.',
  save: 'Speichern',
  saving: 'Wird gespeichert\u00a0…',
  back: 'Zurück zur Seite',
  collections: 'Deine Sammlungen',
  failed: 'Deine Sammlungen konnten nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
};
