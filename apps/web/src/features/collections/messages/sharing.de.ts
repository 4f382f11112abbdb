import type { Translation } from '#i18n/words.ts';
import type * as en from './sharing.en.ts';

export const sharing: Translation<typeof en.sharing> = {
  dialog: {
    title: '„{name}“ teilen',
    close: 'Schließen',
    offer: 'Erstelle einen Link: Wer ihn hat, kann diese Sammlung lesen und kopieren. Sonst findet sie niemand.',
    private: 'Dein Name wird nicht angezeigt, deine Notizen nur, wenn du es willst.',
    make: 'Link erstellen',
    making: 'Link wird erstellt\u00a0…',
    link: 'Link zu dieser Sammlung',
    copy: 'Kopieren',
    copied: 'Kopiert',
    notCopied:
      'Dein Browser erlaubt dieser Seite das Kopieren nicht. Der Link ist markiert: Kopiere ihn mit der Tastatur.',
    open: 'Seite öffnen',
    passOn: 'Teilen\u00a0…',
    notes: 'Meine Notizen anzeigen',
    notesHint: 'Wer den Link hat, liest auch, was du zu den Einträgen geschrieben hast.',
    indexed: 'In Suchmaschinen anzeigen',
    indexedHint: 'Dann lässt sich die Seite auch ohne den Link finden.',
    stop: 'Nicht mehr teilen',
    stopHint:
      'Der Link funktioniert dann sofort nicht mehr. Wenn du die Sammlung wieder teilst, bekommt sie einen anderen Link.',
  },
  page: {
    description:
      'Eine Sammlung mit {count, plural, one {# Lifetime-Deal oder Tool} other {# Lifetime-Deals und Tools}} auf Onceware',
    facts: '{count, plural, one {# Eintrag} other {# Einträge}} · {time} aktualisiert',
    loading: 'Sammlung wird geladen',
    follow: 'Folgen',
    followHint: 'Ein Feed mit allem, was dazukommt, für deinen Feedreader',
    copy: 'In meine Sammlungen kopieren',
    copying: 'Wird kopiert\u00a0…',
    copied: '„{name}“ gehört jetzt zu deinen Sammlungen',
    openCopy: 'Sammlungen öffnen',
    empty: 'In dieser Sammlung ist noch nichts.',
    emptyAction: 'Lifetime-Deals entdecken',
    note: 'Notiz',
    noteMore: 'Ganze Notiz anzeigen',
    noteLess: 'Weniger anzeigen',
    more: 'Mehr anzeigen',
    loadingMore: 'Wird geladen\u00a0…',
    moreFailed: 'Weitere Einträge konnten nicht geladen werden. Versuche es noch einmal.',
    first: 'Zurück zur ersten Seite',
  },
};
