import type { Translation } from '#i18n/words.ts';
import type * as en from './transfer.en.ts';

export const transfer: Translation<typeof en.transfer> = {
  title: 'Sammlungen importieren',
  close: 'Schließen',
  cancel: 'Abbrechen',
  choose: {
    drop: 'Datei hierher ziehen oder',
    button: 'Datei auswählen',
    kinds:
      'Ein Export von Onceware (JSON oder CSV), die Lesezeichen-Datei deines Browsers (HTML) oder eine CSV-Datei mit einer Spalte „url“.',
    safe: 'Es wird nichts geändert, bevor du gesehen hast, was passieren wird.',
  },
  work: {
    reading: 'Datei wird gelesen\u00a0…',
    checking: 'Abgleich mit dem Katalog\u00a0…',
    importing: 'Wird importiert\u00a0…',
  },
  problem: {
    tooLarge:
      'Diese Datei ist zu groß. Importieren lassen sich Dateien bis {megabytes}\u00a0MB: Exportiere weniger Lesezeichen auf einmal.',
    empty: 'Diese Datei ist leer. Wähle eine andere aus.',
    unreadable:
      'Diese Datei lässt sich nicht lesen. Vielleicht wurde sie verschoben oder umbenannt: Wähle sie noch einmal aus.',
    encoding:
      'Die Zeichen in dieser Datei lassen sich nicht lesen. Speichere sie als „CSV UTF-8“ und wähle sie noch einmal aus.',
    otherKind: 'Das ist keine Textdatei. Wähle eine JSON-, CSV- oder HTML-Datei aus.',
    brokenJson: 'Diese JSON-Datei ist beschädigt: Sie endet zu früh oder wurde verändert. Exportiere sie noch einmal.',
    otherJson: 'Diese JSON-Datei ist kein Export von Onceware. Exportiere aus anderen Programmen CSV oder HTML.',
    newerVersion:
      'Diese Datei stammt aus einer neueren Version von Onceware. Lade die Seite neu und versuche es noch einmal.',
    brokenCsv:
      'Zeile {row} dieser CSV-Datei ist beschädigt: Ein Anführungszeichen fehlt oder steht an der falschen Stelle. Exportiere sie noch einmal.',
    rowWithoutName:
      'In Zeile {row} fehlt der Name der Sammlung. Fülle die Spalte „collection“ aus und wähle die Datei noch einmal aus.',
    otherCsv: 'Diese CSV-Datei hat keine Spalte mit Webadressen. In der ersten Zeile muss eine Spalte „url“ heißen.',
    noLinks: 'In dieser Datei sind keine Links. Wähle die Datei aus, in die dein Browser die Lesezeichen exportiert.',
    nothing: 'In dieser Datei sind keine Sammlungen.',
    noName: 'Eine Sammlung in dieser Datei hat keinen Namen. Gib ihr einen und wähle die Datei noch einmal aus.',
    tooManyCollections:
      'Diese Datei enthält mehr als {max} Sammlungen. Teile sie auf und importiere die Teile nacheinander.',
    tooManyItems: 'Das sind mehr als {max} Einträge. Wähle einen Ordner aus oder teile die Datei auf.',
  },
  target: {
    heading: '{count, plural, one {# Link} other {# Links}} in {file}',
    text: 'Jeder Link wird mit den Websites der Tools in unserem Katalog verglichen. Was passt, wird übernommen; was nicht passt, wird aufgelistet.',
    folder: 'Welche Links',
    allFolders: '{count, plural, one {Alle (#)} other {Alle (#)}}',
    oneFolder: '{folder} ({count, number})',
    into: 'Speichern in',
    newCollection: 'Eine neue Sammlung',
    name: 'Name der Sammlung',
    defaultName: 'Importierte Lesezeichen',
    check: 'Vorschau anzeigen',
  },
  report: {
    before: 'Das wird passieren',
    after: 'Importiert',
    isNew: 'Neu',
    willAdd:
      '{count, plural, =0 {Nichts hinzuzufügen} one {# Eintrag wird hinzugefügt} other {# Einträge werden hinzugefügt}}',
    added: '{count, plural, =0 {Nichts hinzugefügt} one {# Eintrag hinzugefügt} other {# Einträge hinzugefügt}}',
    there: '{count, plural, one {# ist schon da} other {# sind schon da}}',
    nothing: 'Aus dieser Datei würde nichts hinzugefügt.',
    unknown:
      '{count, plural, one {# Eintrag der Datei passt zu nichts im Katalog} other {# Einträge der Datei passen zu nichts im Katalog}}',
    unknownMore: '{count, plural, one {und # weiterer} other {und # weitere}}',
    unnamed: '{type}: {id}',
    skipped:
      '{count, plural, one {# Eintrag der Datei hat keine Webadresse und wird ausgelassen.} other {# Einträge der Datei haben keine Webadresse und werden ausgelassen.}}',
    back: 'Zurück',
    import: 'Importieren',
    toast:
      '{count, plural, =0 {Import fertig: nichts Neues} one {Import fertig: # Eintrag hinzugefügt} other {Import fertig: # Einträge hinzugefügt}}',
  },
};
