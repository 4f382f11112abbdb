export const chatComposerMessages = {
  field: 'Nachricht',
  placeholder: 'Nachricht schreiben',
  send: 'Senden',
  emoji: 'Emoji einfügen',
  attach: 'Dateien anhängen',
  characters: '{count, plural, one {# Zeichen} other {# Zeichen}}',
  tooLong: 'Achtung: Lange Nachrichten werden möglicherweise gekürzt',
  replyingTo: 'Antwort an \u2068{name}\u2069',
  replyingToYou: 'Antwort an dich selbst',
  replyingToDeleted: 'Antwort auf eine gelöschte Nachricht',
  cancelReply: 'Antwort abbrechen',
  files: 'Angehängte Dateien',
  removeFile: '{name} entfernen',
  privateOnly: 'Dateien lassen sich nur im privaten Modus anhängen. Schalte ihn oben in der Seitenleiste ein.',
  filesHeld:
    'Dateien lassen sich nur im privaten Modus senden. Schalte ihn oben in der Seitenleiste ein oder entferne die Dateien.',
  drop: 'Dateien zum Anhängen hier ablegen',
  refused: {
    empty:
      '{count, plural, one {{name} wurde nicht angehängt: Die Datei ist leer.} other {# Dateien wurden nicht angehängt: Sie sind leer.}}',
    type: '{count, plural, one {{name} wurde nicht angehängt: Dieser Dateityp ist nicht zulässig.} other {# Dateien wurden nicht angehängt: Ihre Dateitypen sind nicht zulässig.}}',
    accepted:
      'Zulässig sind Bilder, Videos sowie PDF-, Word-, Excel-, PowerPoint-, Text-, ZIP-, RAR-, Figma-, Photoshop- und Illustrator-Dateien.',
    count:
      '{count, plural, one {{name} wurde nicht angehängt: Eine Nachricht fasst höchstens {max, number} Dateien.} other {# Dateien wurden nicht angehängt: Eine Nachricht fasst höchstens {max, number} Dateien.}}',
    dismiss: 'Schließen',
  },
  suggestions: {
    people: 'Personen',
    posts: 'Beiträge',
    username: '@{username}',
    by: 'von \u2068{author}\u2069',
    found:
      '{count, plural, one {# Vorschlag. Wähle mit den Pfeiltasten aus.} other {# Vorschläge. Wähle mit den Pfeiltasten aus.}}',
  },
} as const;
