import type { Translation } from '#i18n/words.ts';
import type * as en from './recovery.en.ts';

export const recovery: Translation<typeof en.recovery> = {
  reset: {
    title: 'Passwort zurücksetzen',
    askLead:
      'Gib die E-Mail-Adresse deines Kontos ein. Wir schicken dir einen Link, mit dem du ein neues Passwort festlegst.',
    ask: 'Link senden',
    asking: 'Wird gesendet\u00a0…',
    sent: 'Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail unterwegs. Der Link darin gilt {hours, plural, one {# Stunde} other {# Stunden}}.',
    sentHint: 'Nichts angekommen? Sieh im Spam-Ordner nach oder lass den Link in ein paar Minuten noch einmal senden.',
    another: 'Andere Adresse verwenden',
    back: 'Zurück zur Anmeldung',
    chooseLead:
      'Wähle ein neues Passwort. Alle Geräte, auf denen du angemeldet bist, werden abgemeldet, und API-Schlüssel gelten nicht mehr.',
    newPassword: 'Neues Passwort',
    save: 'Speichern und anmelden',
    saving: 'Wird gespeichert\u00a0…',
    noSession:
      'Dein Passwort ist geändert, aber dein Browser hat die Anmeldung nicht gespeichert. Melde dich mit dem neuen Passwort an.',
    done: 'Dein Passwort ist geändert. Alle anderen Geräte wurden abgemeldet, und API-Schlüssel gelten nicht mehr.',
    newLink: 'Neuen Link anfordern',
  },
  verify: {
    title: 'Adresse bestätigen',
    lead: 'Bestätige mit der Schaltfläche, dass diese E-Mail-Adresse dir gehört.',
    confirm: 'Bestätigen',
    confirming: 'Wird bestätigt\u00a0…',
    incomplete: 'Dieser Link ist unvollständig. Öffne ihn noch einmal aus der E-Mail oder kopiere ihn ganz.',
    verified: 'Deine E-Mail-Adresse ist bestätigt.',
    changed: 'Deine E-Mail-Adresse ist geändert. Melde dich ab jetzt mit der neuen an.',
    otherIsNew:
      'Bestätigt. Ein Schritt fehlt noch: Öffne den Link in der E-Mail, die wir an deine neue Adresse geschickt haben.',
    otherIsOld:
      'Bestätigt. Ein Schritt fehlt noch: Öffne den Link in der E-Mail, die wir an deine alte Adresse geschickt haben.',
    toAccount: 'Zu deinem Konto',
    toSecurity: '„Sicherheit und Anmeldung“ öffnen',
    toLogIn: 'Anmelden',
    newMail: 'Dort kannst du dir eine neue E-Mail schicken lassen.',
  },
};
