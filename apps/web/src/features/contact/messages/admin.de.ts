import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminContacts: Translation<typeof en.adminContacts> = {
  caption: 'Nachrichten aus dem Kontaktformular',
  search: 'Nach Name, E-Mail oder Text suchen',
  column: { from: 'Von', topic: 'Thema', message: 'Nachricht', created: 'Wann', status: 'Status' },
  status: { new: 'Neu', open: 'Offen', done: 'Erledigt', spam: 'Spam' },
  topic: { question: 'Frage', deal: 'Deal', vendor: 'Anbieter', account: 'Konto', other: 'Sonstiges' },
  select: 'Nachricht von {name} auswählen',
  selectAll: 'Alle Nachrichten auf dieser Seite auswählen',
  selected: '{count, plural, one {# Nachricht ausgewählt} other {# Nachrichten ausgewählt}}',
  all: 'Alle auswählen',
  clear: 'Auswahl aufheben',
  setStatus: 'Status setzen',
  details: 'Nachricht von {name}',
  reply: 'Per E-Mail antworten',
  subject: 'Deine Nachricht an Onceware ({topic})',
  account: 'Konto öffnen',
  language: 'Hat auf der Website auf {language} geschrieben',
  finish: 'Nachricht von {name} als erledigt markieren',
  reopen: 'Nachricht von {name} wieder öffnen',
  marked:
    '{count, plural, one {Nachricht} other {# Nachrichten}} als {status, select, new {neu} open {offen} done {erledigt} other {Spam}} markiert',
  undo: 'Rückgängig',
  empty: 'Noch gibt es keine Nachricht. Was über das Kontaktformular gesendet wird, landet hier.',
  form: 'Kontaktformular öffnen',
};
