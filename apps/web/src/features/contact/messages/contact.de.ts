import type { Translation } from '#i18n/words.ts';
import type * as en from './contact.en.ts';

export const contact: Translation<typeof en.contact> = {
  title: 'Kontakt',
  lead: 'Frag uns etwas, melde etwas oder schlag etwas vor. Jede Nachricht liest ein Mensch, und die Antwort kommt per E-Mail.',
  description: 'Schreib an Onceware: Fragen zu Deals, Anbietern und Konten.',
  field: {
    name: 'Dein Name',
    email: 'Deine E-Mail-Adresse',
    emailHint: 'Wir antworten an diese Adresse und verwenden sie für nichts anderes.',
    topic: 'Worum geht es?',
    message: 'Nachricht',
  },
  topic: {
    question: 'Eine Frage',
    deal: 'Ein Deal',
    vendor: 'Ich verkaufe Software',
    account: 'Mein Konto',
    other: 'Etwas anderes',
  },
  length: '{length, number} von {max, number}',
  problem: {
    name: 'Gib deinen Namen ein.',
    email: 'Das ist keine E-Mail-Adresse.',
    message: 'Schreib, worum es geht.',
    tooMany: 'Das waren viele Nachrichten in kurzer Zeit. Warte eine Weile und sende diese dann.',
  },
  send: 'Nachricht senden',
  sending: 'Wird gesendet\u00a0…',
  sentTitle: 'Deine Nachricht ist da',
  sentText: 'Wir antworten an <address>{email}</address>.',
  another: 'Weitere Nachricht schreiben',
};
