import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const app: Translation<typeof en.app> = {
  skipToContent: 'Zum Inhalt springen',
  imageFailed: 'Konnte nicht geladen werden: {alt}',
  footer: {
    label: 'Website',
    promise: 'Software, die du einmal bezahlst und behältst.',
    language: 'Sprache',
  },
  offer: {
    question: 'Auf Deutsch lesen?',
    accept: 'Zu Deutsch wechseln',
    decline: 'Nein, danke',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist die Adresse falsch geschrieben oder der Deal wurde entfernt. Alles, was gerade läuft, ist nur einen Klick entfernt.',
    home: 'Zur Startseite',
    explore: 'LTD Explorer öffnen',
  },
  forbidden: {
    title: 'Du kannst diese Seite nicht öffnen',
    text: 'Deinem Konto fehlt die Berechtigung dafür. Frag eine Administratorin oder einen Administrator dieser Website; wenn du nicht weißt, wer das ist, schreib uns.',
    ask: 'Schreib uns',
  },
  failed: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Bei uns ist etwas schiefgelaufen. Deine Daten sind nicht verloren.',
    retry: 'Erneut versuchen',
  },
};
