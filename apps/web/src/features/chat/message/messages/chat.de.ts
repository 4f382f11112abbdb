import type { Translation } from '#i18n/words.ts';
import type * as en from './chat.en.ts';

export const chatList: Translation<typeof en.chatList> = {
  loading: 'Die Nachrichten werden geladen',
  fetching: 'Die Nachricht wird geholt …',
  olderLoading: 'Ältere Nachrichten werden geladen …',
  newerLoading: 'Neuere Nachrichten werden geladen …',
  olderFailed: 'Ältere Nachrichten konnten nicht geladen werden.',
  newerFailed: 'Neuere Nachrichten konnten nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
  gone: 'Diese Nachricht gibt es nicht mehr.',
  start: 'Hier beginnt \u2068{name}\u2069',
  startHint: 'Ältere Nachrichten gibt es nicht.',
  newSince: 'Neu seit {time}',
  announcedMany: '{count, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
  notSent: 'Deine Nachricht wurde nicht gesendet. {reason}',
};

export const chatMessage: Translation<typeof en.chatMessage> = {
  waiting: 'Wartet auf das Senden',
  failed: 'Nicht gesendet',
  failedBecause: 'Nicht gesendet. {reason}',
  tryAgain: 'Noch einmal versuchen',
  discard: 'Verwerfen',
  replyElsewhere: 'Zeigen, worauf das antwortet',
  reactors: 'Wer reagiert hat',
  noReactors: 'Auf diese Nachricht hat niemand reagiert.',
  moreReactors: '{count, plural, one {und # weitere Person} other {und # weitere}}',
  loading: 'Wird geladen',
  close: 'Schließen',
  flagTold: 'Danke. Die Moderation sieht sich diese Nachricht an.',
  removeForAll: 'Für alle entfernen',
  removedForAll: 'Nachricht für alle entfernt',
  mute: 'Stummschalten',
  pinnedMessages: 'Angepinnte Nachrichten',
  nothingPinned: 'Nichts ist angepinnt. Pinne eine Nachricht über ihr Menü an, und alle im Raum finden sie hier.',
  formerMember: 'Früheres Mitglied',
  goTo: 'Zur Nachricht',
};

export const chatMute: Translation<typeof en.chatMute> = {
  title: '\u2068{name}\u2069 stummschalten',
  text: 'Bis dahin kann hier weiter gelesen, aber nicht geschrieben werden.',
  length: 'Wie lange',
  minutes: '{count, plural, one {# Minute} other {# Minuten}}',
  hours: '{count, plural, one {# Stunde} other {# Stunden}}',
  days: '{count, plural, one {# Tag} other {# Tage}}',
  reason: 'Grund',
  reasonHint: 'Er bleibt im Protokoll.',
  reasonMissing: 'Gib einen Grund an.',
  close: 'Schließen',
  submit: 'Stummschalten',
  cancel: 'Abbrechen',
  done: '\u2068{name}\u2069 kann hier vorerst nicht schreiben.',
};

export const chatWriting: Translation<typeof en.chatWriting> = {
  offline: 'Du bist offline. Was du schreibst, wird aufgehoben und später gesendet.',
  offlineHere: 'Du bist offline. Was du schreibst, wird später gesendet, solange diese Seite offen bleibt.',
  connecting: 'Verbindung wird hergestellt …',
  mayNot: 'Hier kannst du lesen, aber nicht schreiben.',
  closed: 'Dieser Raum ist geschlossen. Er kann gelesen, aber nicht beschrieben werden.',
  silenced: 'Die Moderation hat dich hier bis {time} stummgeschaltet.',
  slow: '{count, plural, one {Langsamer Modus: In # Sekunde kannst du wieder schreiben.} other {Langsamer Modus: In # Sekunden kannst du wieder schreiben.}}',
  tooLong:
    '{max, plural, one {Eine Nachricht fasst höchstens # Zeichen.} other {Eine Nachricht fasst höchstens # Zeichen.}}',
  searching: 'Suche läuft …',
  nobodyFound: 'Im Raum heißt niemand so.',
  nothingFound: 'Kein Deal und kein Tool heißt so.',
  searchFailed: 'Die Vorschläge konnten nicht geladen werden. Du kannst weiterschreiben.',
  things: 'Deals und Tools',
  deal: 'Deal',
  tool: 'Tool',
};

export const chatCards: Translation<typeof en.chatCards> = {
  label: 'Deals und Tools in dieser Nachricht',
  more: '{count, plural, one {und # weiteres} other {und # weitere}}',
  now: 'Preis jetzt',
  before: 'Preis vorher',
  ended: 'Beendet',
  deals: '{count, plural, =0 {Zurzeit kein Deal} one {# Deal zurzeit} other {# Deals zurzeit}}',
  missing: 'Nicht mehr verfügbar',
  failed: 'Der Preis konnte nicht geladen werden',
};
