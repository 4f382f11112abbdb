import type { Translation } from '#i18n/words.ts';
import type * as en from './library.en.ts';

export const tagManager: Translation<typeof en.tagManager> = {
  title: 'Schlagwörter verwalten',
  close: 'Schließen',
  empty: 'Noch keine Schlagwörter',
  emptyHint:
    'Gib Einträgen Schlagwörter über ihr Menü oder beim Speichern einer Seite. Hier kannst du sie dann umbenennen, zusammenführen und löschen.',
  find: 'Schlagwort suchen',
  nothing: 'Kein Schlagwort heißt so.',
  list: 'Deine Schlagwörter',
  count: '{count, plural, one {# Eintrag} other {# Einträge}}',
  all: '{count, plural, one {Das eine Schlagwort zeigen} other {Alle # Schlagwörter zeigen}}',
  choose: '«{tag}» auswählen',
  rename: '«{tag}» überall umbenennen',
  delete: '«{tag}» überall löschen',
  name: 'Neuer Name von «{tag}»',
  submit: 'Umbenennen',
  merge: 'Zusammenführen',
  cancel: 'Abbrechen',
  exists:
    '{count, plural, one {«{tag}» gibt es schon bei # Eintrag. Beide werden ein Schlagwort.} other {«{tag}» gibt es schon bei # Einträgen. Beide werden ein Schlagwort.}}',
  chosen: '{count, plural, one {# Schlagwort ausgewählt} other {# Schlagwörter ausgewählt}}',
  mergeChosen: 'Zusammenführen…',
  deleteChosen: 'Löschen',
  chooseMore: 'Wähle mindestens zwei Schlagwörter, um sie zusammenzuführen.',
  into: 'Name des gemeinsamen Schlagworts',
  willMerge:
    '{count, plural, one {# Schlagwort wird zu «{to}». Kein Eintrag hat es doppelt.} other {# Schlagwörter werden zu «{to}». Kein Eintrag hat es doppelt.}}',
  missing: 'Gib den Namen ein, den die Schlagwörter bekommen.',
  tooMany: 'Wähle höchstens {max} Schlagwörter auf einmal.',
  renamed:
    '{count, plural, one {«{tag}» heißt jetzt «{to}» bei # Eintrag} other {«{tag}» heißt jetzt «{to}» bei # Einträgen}}',
  merged:
    '{count, plural, one {Zusammengeführt zu «{to}»: # Eintrag geändert} other {Zusammengeführt zu «{to}»: # Einträge geändert}}',
  deleted: '{count, plural, one {«{tag}» bei # Eintrag gelöscht} other {«{tag}» bei # Einträgen gelöscht}}',
  deletedMany:
    '{count, plural, one {Schlagwörter bei # Eintrag gelöscht} other {Schlagwörter bei # Einträgen gelöscht}}',
};
