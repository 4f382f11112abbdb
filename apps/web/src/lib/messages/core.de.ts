import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

export const errors: Translation<typeof en.errors> = {
  invalid_input: 'Einige deiner Angaben sind ungültig. Prüfe sie und versuche es noch einmal.',
  unauthenticated: 'Melde dich zuerst an und versuche es dann noch einmal.',
  wrong_credentials: 'E-Mail-Adresse oder Passwort ist falsch.',
  defaults_failed: 'Die Standardsammlungen konnten nicht angelegt werden',
  forbidden: 'Deinem Konto fehlt die Berechtigung dafür.',
  foreign_origin: 'Diese Anfrage kam von einer anderen Website und wurde deshalb abgelehnt.',
  not_found: 'Das gibt es hier nicht mehr.',
  item_not_found: 'Dieser Eintrag ist nicht in der Sammlung',
  method_not_allowed: 'Das hat nicht geklappt. Lade die Seite neu und versuche es noch einmal.',
  item_exists: 'Dieser Eintrag ist schon in der Sammlung',
  collection_full: 'Diese Sammlung ist voll: Mehr als {collectionItems, number} Einträge passen nicht hinein.',
  review_exists: 'Du hast diesen Deal schon bewertet.',
  review_removed: 'Das Team hat diese Bewertung entfernt.',
  room_closed: 'Dieser Raum ist geschlossen: Hier kann nichts mehr geschrieben werden.',
  too_many_webhooks: 'Ein Raum kann höchstens {webhooks, number} Webhooks haben. Widerrufe zuerst einen.',
  move_unset: 'Dein Team hat für dieses Werkzeug keine Adresse gesetzt.',
  move_refused:
    'Das Werkzeug nimmt unter der Adresse deines Teams keine Nachrichten an. Inhaber und Manager können eine andere setzen.',
  move_failed: 'Das Werkzeug hat nicht geantwortet. Versuche es später noch einmal.',
  silenced: 'Die Moderation hat dich hier für einige Zeit stummgeschaltet.',
  slow_mode: 'Langsamer Modus: Warte einen Moment bis zur nächsten Nachricht.',
  too_many_messages: 'Zu viele Nachrichten. Warte einen Moment und sende dann noch einmal.',
  join_declined: 'Deine Anfrage wurde abgelehnt. Du kannst später noch einmal fragen.',
  too_many_rooms: 'Es gibt zu viele Räume. Verwende einen geschlossenen noch einmal.',
  looks_after_room: 'Wer einen Raum betreut, kann darin nicht stummgeschaltet werden.',
  file_empty: 'Diese Datei ist leer.',
  file_too_large: 'Eine Datei darf höchstens {fileMegabytes, number} MB haben.',
  picture_unreadable: 'Dieses Bild ist beschädigt oder zu groß.',
  quota_reached: 'Für Dateien ist kein Platz mehr. Lösche zuerst Nachrichten mit Dateien.',
  too_many_collections: 'Du hast {collections, number} Sammlungen, mehr sind nicht möglich. Lösche zuerst eine.',
  default_collection: 'Eine Standardsammlung lässt sich nicht löschen.',
  id_taken: 'Das hat nicht geklappt. Versuche es noch einmal.',
  edit_conflict: 'Das wurde inzwischen geändert.',
  feed_exists: 'Es gibt schon einen Feed mit diesem Namen.',
  feed_unreadable: 'Dieser Feed konnte nicht gelesen werden.',
  most_would_end: 'Die meisten seiner Deals würden enden, deshalb wurde nichts importiert.',
  too_large: 'Das ist zu groß zum Senden.',
  not_json: 'Das hat nicht geklappt. Lade die Seite neu und versuche es noch einmal.',
  too_many_requests: 'Zu viele Versuche. Warte eine Weile und versuche es dann noch einmal.',
  internal: 'Bei uns ist etwas schiefgelaufen. Versuche es gleich noch einmal.',
  unavailable: 'Der Dienst ist gerade ausgelastet. Versuche es gleich noch einmal.',
  offline: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
  no_answer: 'Der Server hat nicht rechtzeitig geantwortet. Versuche es gleich noch einmal.',
  weak_password: 'Dieses Passwort ist leicht zu erraten. Verwende ein längeres oder weniger gängiges.',
  wrong_password: 'Das ist nicht dein Passwort.',
  same_email: 'Dein Konto hat diese Adresse schon.',
  link_invalid:
    'Dieser Link funktioniert nicht: Er wurde schon benutzt, ist abgelaufen oder unvollständig. Fordere einen neuen an.',
  not_a_picture: 'Diese Datei ist kein Bild im Format WebP, JPEG oder PNG.',
  key_invalid: 'Dieser API-Schlüssel ist ungültig.',
  suspended: 'Dieses Konto ist gesperrt. Schreib uns, wenn du das für einen Fehler hältst.',
  session_required: 'Mit einem API-Schlüssel geht das nicht. Melde dich an.',
  scope_required: 'Dieser API-Schlüssel darf das nicht. Erstelle einen anderen, der es darf.',
  last_admin: 'Dann könnte niemand mehr Benutzer und Rollen verwalten. Gib diese Berechtigungen zuerst jemand anderem.',
  role_exists: 'Eine Rolle mit diesem Namen gibt es schon.',
  role_gone: 'Diese Rolle wurde inzwischen gelöscht.',
  role_in_use: 'Diese Rolle ist noch vergeben. Entziehe sie zuerst allen, die sie haben.',
  built_in_role: 'Diese Rolle gehört zum Produkt und lässt sich nicht löschen.',
  too_many_keys: 'Du kannst höchstens {apiKeys, number} API-Schlüssel haben. Widerrufe zuerst einen.',
  purchase_in_future: 'Der Kauftag liegt in der Zukunft.',
  too_many_purchases: 'Du kannst höchstens {purchases, number} Käufe speichern.',
  no_such_account: 'Zu dieser E-Mail-Adresse gibt es kein Konto.',
};

export const toasts: Translation<typeof en.toasts> = {
  dismiss: 'Schließen',
};

export const time: Translation<typeof en.time> = {
  justNow: 'gerade eben',
};

export const form: Translation<typeof en.form> = {
  needsScript: 'Dieses Formular braucht JavaScript. Schalte es im Browser ein und lade die Seite neu.',
};
