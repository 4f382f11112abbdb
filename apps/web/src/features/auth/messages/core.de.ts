import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const auth: Translation<typeof en.auth> = {
  logIn: {
    title: 'Anmelden',
    lead: 'Deine Sammlungen warten schon.',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft\u00a0…',
    forgot: 'Passwort vergessen?',
    other: 'Neu hier?',
    otherAction: 'Konto erstellen',
    noSession:
      'Dein Browser hat die Anmeldung nicht gespeichert. Erlaube Cookies für diese Website und versuche es noch einmal.',
  },
  signUp: {
    title: 'Erstelle dein Konto',
    lead: 'Kostenlos. Was du speicherst, findest du auf jedem Gerät wieder.',
    agree:
      'Mit dem Konto nimmst du die <terms>Nutzungsbedingungen</terms> an. Was gespeichert wird, steht unter <privacy>Datenschutz</privacy>.',
    submit: 'Konto erstellen',
    busy: 'Konto wird erstellt\u00a0…',
    other: 'Hast du schon ein Konto?',
    otherAction: 'Anmelden',
    noSession:
      'Wir konnten dich nicht anmelden. Wenn du mit dieser E-Mail-Adresse schon ein Konto hast, melde dich stattdessen an.',
  },
  field: {
    name: 'Name',
    email: 'E-Mail',
    password: 'Passwort',
    passwordHint: 'Mindestens {min, number} Zeichen.',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
  },
  problem: {
    name: 'Gib deinen Namen ein.',
    email: 'Gib deine E-Mail-Adresse ein.',
    emailForm: 'Das ist keine E-Mail-Adresse.',
    password: 'Gib dein Passwort ein.',
    passwordShort: 'Verwende mindestens {min, number} Zeichen.',
    passwordLength: 'Verwende {min, number} bis {max, number} Zeichen.',
  },
  tooManyTries: 'Zu viele Versuche. Warte ein paar Minuten und versuche es dann noch einmal.',
  close: 'Schließen',
};
