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
      'Lesezeichen aus dem Browser (HTML oder das JSON von Firefox und Chrome), ein Export von Pocket, Raindrop, Pinboard, Instapaper, wallabag, Omnivore, Readwise, GoodLinks, Karakeep, Linkwarden, Shaarli, Tab Session Manager oder Onceware (CSV, JSON, HTML oder ZIP) oder eine Liste von Adressen.',
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
    otherKind: 'Das ist keine Textdatei. Wähle eine JSON-, CSV-, HTML- oder ZIP-Datei aus.',
    brokenJson: 'Diese JSON-Datei ist beschädigt: Sie endet zu früh oder wurde verändert. Exportiere sie noch einmal.',
    otherJson:
      'Diese JSON-Datei enthält keine Lesezeichen in einer hier bekannten Form. Exportiere CSV oder HTML aus dem Programm.',
    zipTooLarge:
      'Diese ZIP-Datei ist zu groß. Importieren lassen sich Archive bis {megabytes}\u00a0MB: Entpacke sie und wähle die Dateien darin aus.',
    zipUnpacksTooLarge:
      'Die Listen in dieser ZIP-Datei sind entpackt größer als {megabytes}\u00a0MB, deshalb wurde sie nicht weiter gelesen. Entpacke sie und wähle die Dateien darin nacheinander aus.',
    zipTooManyFiles:
      'Diese ZIP-Datei enthält mehr als {max} Dateien, deshalb wurde sie nicht weiter gelesen. Entpacke sie und wähle die Dateien darin aus.',
    brokenZip:
      'Diese ZIP-Datei ist beschädigt oder mit einem Passwort geschützt. Exportiere sie noch einmal oder entpacke sie und wähle die Dateien darin aus.',
    otherZip: 'In dieser ZIP-Datei sind keine Lesezeichen. Wähle das Archiv aus, das dein Programm exportiert.',
    packedFirefox:
      'Das ist eine Sicherung, die Firefox von selbst packt. Öffne in Firefox „Lesezeichen verwalten“, dann „Importieren und Sichern“ und „Sichern …“, und wähle diese Datei aus.',
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
    text: 'Ein Link auf ein Tool aus unserem Katalog wird zu diesem Tool, jeder andere zu einer Seite von dir. Was keine Adresse hat, wird zu einer Notiz. Schlagwörter, Notizen, Favoriten und Daten kommen mit.',
    days: 'Daten wie {sample} bedeuten',
    certainDays: 'Daten wie {sample} wurden als {date} gelesen, wie andere Zeilen der Datei zeigen.',
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
    notes: '{count, plural, one {# Notiz} other {# Notizen}}',
    merged:
      '{count, plural, one {# Eintrag stand mehrmals in seinem Ordner und wurde zusammengelegt.} other {# Einträge standen mehrmals in ihren Ordnern und wurden zusammengelegt.}}',
    willAdd:
      '{count, plural, =0 {Nichts hinzuzufügen} one {# Eintrag wird hinzugefügt} other {# Einträge werden hinzugefügt}}',
    added: '{count, plural, =0 {Nichts hinzugefügt} one {# Eintrag hinzugefügt} other {# Einträge hinzugefügt}}',
    there: '{count, plural, one {# ist schon da} other {# sind schon da}}',
    willComplete:
      '{count, plural, one {# bekommt neue Schlagwörter oder eine Notiz} other {# bekommen neue Schlagwörter oder Notizen}}',
    completed:
      '{count, plural, one {# hat neue Schlagwörter oder eine Notiz bekommen} other {# haben neue Schlagwörter oder Notizen bekommen}}',
    nothing: 'Aus dieser Datei würde nichts hinzugefügt.',
    unknown:
      '{count, plural, one {# Eintrag ist nicht mehr im Katalog und hat keine eigene Adresse} other {# Einträge sind nicht mehr im Katalog und haben keine eigene Adresse}}',
    unknownMore: '{count, plural, one {und # weiterer} other {und # weitere}}',
    unnamed: '{type}: {id}',
    leftOut: {
      address:
        '{count, plural, one {# Eintrag wird ausgelassen: Seine Adresse ist keine Webadresse} other {# Einträge werden ausgelassen: Ihre Adressen sind keine Webadressen}}',
      long: '{count, plural, one {# Eintrag wird ausgelassen: Seine Adresse ist zu lang} other {# Einträge werden ausgelassen: Ihre Adressen sind zu lang}}',
      empty:
        '{count, plural, one {# Eintrag wird ausgelassen: Er ist leer} other {# Einträge werden ausgelassen: Sie sind leer}}',
      file: '{count, plural, one {# Eintrag wird ausgelassen: Er ist ein Bild oder Dokument, das die Datei nicht enthält} other {# Einträge werden ausgelassen: Sie sind Bilder oder Dokumente, die die Datei nicht enthält}}',
      cut: '{count, plural, one {# Eintrag wird gekürzt: Seine Notizen oder Schlagwörter haben in einem Eintrag keinen Platz} other {# Einträge werden gekürzt: Ihre Notizen oder Schlagwörter haben in einem Eintrag keinen Platz}}',
    },
    back: 'Zurück',
    import: 'Importieren',
    toast:
      '{count, plural, =0 {Import fertig: nichts Neues} one {Import fertig: # Eintrag hinzugefügt} other {Import fertig: # Einträge hinzugefügt}}',
  },
};
