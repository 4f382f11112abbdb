import type { Translation } from '#i18n/words.ts';
import type * as en from './chat.en.ts';

export const chatConnections: Translation<typeof en.chatConnections> = {
  title: 'Verbindungen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  keep: 'Behalten',
  removed: '„\u2068{name}\u2069“ ist nicht mehr verbunden.',
  madeAt: 'Angelegt <at></at>',
  madeBy: 'Von \u2068{who}\u2069, <at></at>',
  used: 'zuletzt benutzt <at></at>',
  unused: 'noch nicht benutzt',
  incoming: {
    title: 'Werkzeuge, die hier schreiben',
    hint: 'Mit einem Webhook schreibt ein Werkzeug unter eigenem Namen in diesen Raum, über die Adresse, die du ihm gibst. Er nimmt, was Slacks eingehende Webhooks nehmen.',
    loading: 'Webhooks werden geladen',
    name: 'Name des Werkzeugs',
    nameHint: 'Steht über dem, was es schreibt.',
    nameMissing: 'Gib ihm einen Namen.',
    make: 'Webhook anlegen',
    full: 'Ein Raum kann höchstens {count, number} Webhooks haben. Widerrufe einen, um einen neuen anzulegen.',
    revoke: 'Widerrufen',
    sure: '„\u2068{name}\u2069“ widerrufen? Was die Adresse benutzt, kann hier nicht mehr schreiben. Das Geschriebene bleibt.',
  },
  made: {
    title: 'Die Adresse von „\u2068{name}\u2069“',
    warning: 'Kopiere sie jetzt: Sie wird nur dieses eine Mal gezeigt. Wer sie hat, kann in diesen Raum schreiben.',
    address: 'Adresse',
    copy: 'Kopieren',
    copied: 'Adresse kopiert',
    notCopied: 'Die Adresse konnte nicht kopiert werden. Markiere und kopiere sie selbst.',
    done: 'Ich habe sie kopiert',
  },
  outgoing: {
    title: 'Wohin Nachrichten verschoben werden',
    hint: '„Nachricht verschieben“ schickt eine Nachricht an das Werkzeug deines Teams, an die Adresse, die du hier setzt. Die Adresse wird nicht wieder gezeigt.',
    loading: 'Werkzeuge werden geladen',
    unset: 'Nicht verbunden',
    connect: 'Verbinden',
    replace: 'Ersetzen',
    remove: 'Trennen',
    sure: '{name} trennen? Dorthin kann nichts mehr verschoben werden. Zum erneuten Verbinden brauchst du die Adresse.',
    address: 'Adresse des Webhooks von {name}',
    addressMissing: 'Füge die Adresse ein.',
    addressWrong: 'Das ist keine Webhook-Adresse von {name}.',
    save: 'Speichern',
    saved: '{name} ist verbunden.',
    where: {
      slack: 'In Slack: Apps, Incoming Webhooks. Sie beginnt mit https://hooks.slack.com/.',
      discord:
        'In Discord: Kanal bearbeiten, Integrationen, Webhooks. Sie beginnt mit https://discord.com/api/webhooks/.',
      teams: 'In Teams: Workflows, „In einem Kanal posten, wenn eine Webhook-Anforderung empfangen wird“.',
    },
  },
};

export const chatMove: Translation<typeof en.chatMove> = {
  loading: 'Werkzeuge werden geladen',
  none: 'Noch kein Werkzeug ist verbunden',
  connect: 'Öffne „Verbindungen“ im Menü des Raums, um Slack, Discord oder Microsoft Teams zu verbinden.',
  ask: 'Inhaber und Manager deines Teams können im Menü des Raums Slack, Discord oder Microsoft Teams verbinden.',
  connectMore: 'Weitere kannst du im Menü des Raums unter „Verbindungen“ verbinden.',
  askMore: 'Weitere können Inhaber und Manager deines Teams im Menü des Raums verbinden.',
  stays: 'Sie erscheint dort mit dem Namen ihres Verfassers und bleibt auch hier.',
  done: 'Nach {tool} verschoben',
};
