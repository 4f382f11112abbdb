import type { Translation } from '#i18n/words.ts';
import type * as en from './collections.en.ts';

export const savedPages: Translation<typeof en.savedPages> = {
  waiting: 'Titel und Bild werden geholt\u00a0…',
  failed: 'Titel und Bild konnten nicht geholt werden.',
  failures: {
    address: 'Ihre Adresse führt zu keiner öffentlichen Seite.',
    robots: 'Ihre Website will nicht, dass Programme sie lesen.',
    redirect: 'Sie leitet endlos weiter.',
    timeout: 'Ihre Website brauchte zu lange.',
    unreachable: 'Ihre Website war nicht erreichbar.',
    refused: 'Sie ist nur für Angemeldete.',
    gone: 'Diese Seite gibt es nicht.',
    server: 'Ihre Website hatte einen Fehler.',
  },
  dead: 'Nicht mehr da',
  deadSince: 'Nicht gefunden seit {date}',
  again: 'Erneut holen',
  note: 'Notiz',
  editNote: 'Notiz bearbeiten',
  edit: 'Titel und Beschreibung bearbeiten',
  suggest: 'Für den Katalog vorschlagen',
  isSuggested: 'Für den Katalog vorgeschlagen',
  suggested: 'Danke. Unser Team prüft es für den Katalog.',
  deal: 'Deal: {title}',
  tool: 'Im Katalog: {name}',
  form: {
    heading: 'Seite bearbeiten',
    close: 'Schließen',
    name: 'Titel',
    nameMissing: 'Gib der Seite einen Titel.',
    description: 'Beschreibung (optional)',
    noteHeading: 'Notiz bearbeiten',
    noteNameMissing: 'Gib der Notiz einen Titel.',
    noteText: 'Text (optional)',
    length: '{length, number} von {max, number}',
    save: 'Speichern',
    cancel: 'Abbrechen',
  },
  add: {
    hint: 'Oder füge die Adresse irgendeiner Webseite ein.',
    refused:
      'Eine Seite mit dieser Adresse lässt sich nicht aufnehmen: Sie muss mit http oder https beginnen und darf kein Passwort enthalten.',
    region: 'Webseite',
    kept: 'Du hast sie schon gespeichert.',
    catalog: 'Auch der Katalog hat es',
  },
};
