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
      'Lesezeichen aus dem Browser, aus Pocket oder einem anderen Programm (HTML), ein Export von Raindrop, Karakeep, Linkwarden oder Onceware (CSV oder JSON) oder eine Liste von Adressen.',
    safe: 'Es wird nichts geändert, bevor du gesehen hast, was passieren wird.',
  },
  work: {
    reading: 'Datei wird gelesen\u00a0…',
    checking: 'Abgleich mit dem Katalog\u00a0…',
    checkingSome: 'Abgleich mit dem Katalog\u00a0… {items, number} von {total, number}',
    importing: 'Wird importiert\u00a0…',
  },
  problem: {
    tooLarge:
      'Diese Datei ist zu groß. Importieren lassen sich Dateien bis {megabytes}\u00a0MB: Exportiere weniger Lesezeichen auf einmal.',
    empty: 'Diese Datei ist leer. Wähle eine andere aus.',
    unreadable:
      'Diese Datei lässt sich nicht lesen. Vielleicht wurde sie verschoben oder umbenannt: Wähle sie noch einmal aus.',
    otherKind: 'Das ist keine Textdatei. Wähle eine JSON-, CSV- oder HTML-Datei aus.',
    brokenJson: 'Diese JSON-Datei ist beschädigt: Sie endet zu früh oder wurde verändert. Exportiere sie noch einmal.',
    otherJson:
      'Diese JSON-Datei ist kein Export von Onceware, Karakeep oder Linkwarden. Exportiere aus anderen Programmen CSV oder HTML.',
    newerVersion:
      'Diese Datei stammt aus einer neueren Version von Onceware. Lade die Seite neu und versuche es noch einmal.',
    brokenCsv:
      'Zeile {row} dieser CSV-Datei ist beschädigt: Ein Anführungszeichen fehlt oder steht an der falschen Stelle. Exportiere sie noch einmal.',
    rowWithoutName:
      'In Zeile {row} fehlt der Name der Sammlung. Fülle die Spalte „collection“ aus und wähle die Datei noch einmal aus.',
    otherCsv:
      'In dieser Datei sind keine Webadressen. Eine Tabelle braucht in der ersten Zeile eine Spalte „url“, eine Liste in jeder Zeile eine Adresse.',
    noLinks: 'In dieser Datei sind keine Links. Wähle die Datei aus, in die dein Browser die Lesezeichen exportiert.',
    nothing: 'In dieser Datei sind keine Sammlungen.',
    noName: 'Eine Sammlung in dieser Datei hat keinen Namen. Gib ihr einen und wähle die Datei noch einmal aus.',
    tooManyCollections:
      'Diese Datei enthält mehr als {max} Sammlungen. Teile sie auf und importiere die Teile nacheinander.',
    noRoom:
      'In „{name}“ ist nicht für alle Platz: Eine Sammlung fasst höchstens {max} Einträge. Wähle eine andere oder eine neue.',
  },
  target: {
    heading: '{count, plural, one {# Link} other {# Links}} in {file}',
    text: 'Ein Link auf ein Tool aus unserem Katalog wird zu diesem Tool, jeder andere zu einer Seite von dir. Schlagwörter, Notizen, Favoriten und Daten kommen mit.',
    folder: 'Welche Links',
    allFolders: '{count, plural, one {Alle (#)} other {Alle (#)}}',
    oneFolder: '{folder} ({count, number})',
    into: 'Speichern in',
    byFolder: 'Je Ordner eine Sammlung',
    newCollection: 'Eine neue Sammlung',
    name: 'Name der Sammlung',
    looseName: 'Sammlung für Links ohne Ordner',
    defaultName: 'Importierte Lesezeichen',
    check: 'Vorschau anzeigen',
  },
  progress: {
    running: 'Wird importiert',
    stopped: 'Angehalten',
    bar: 'Importierte Einträge',
    done: '{items, number} von {total, number} Einträgen sind da.',
    stays: 'Du kannst dieses Fenster schließen; es geht weiter, solange die Seite offen ist.',
    goOn: 'Was da ist, bleibt. Mach jetzt mit dem Rest weiter oder wähle die Datei später noch einmal aus: Doppelt kommt nichts.',
    stop: 'Anhalten',
    continue: 'Weitermachen',
  },
  report: {
    before: 'Das wird passieren',
    after: 'Importiert',
    isNew: 'Neu',
    deals: '{count, plural, one {# Deal} other {# Deals}}',
    tools: '{count, plural, one {# Tool} other {# Tools}}',
    pages: '{count, plural, one {# eigene Seite} other {# eigene Seiten}}',
    willAdd:
      '{count, plural, =0 {Nichts hinzuzufügen} one {# Eintrag wird hinzugefügt} other {# Einträge werden hinzugefügt}}',
    added: '{count, plural, =0 {Nichts hinzugefügt} one {# Eintrag hinzugefügt} other {# Einträge hinzugefügt}}',
    there: '{count, plural, one {# ist schon da} other {# sind schon da}}',
    nothing: 'Aus dieser Datei würde nichts hinzugefügt.',
    unknown:
      '{count, plural, one {# Eintrag ist nicht mehr im Katalog und hat keine eigene Adresse} other {# Einträge sind nicht mehr im Katalog und haben keine eigene Adresse}}',
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
