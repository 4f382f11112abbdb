import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminRates: Translation<typeof en.adminRates> = {
  title: 'Wechselkurse',
  none: 'Es gibt keine Kurse: Preise werden nur mit Preisen derselben Währung verglichen.',
  of: 'Preise mehrerer Währungen werden nach den Kursen vom {day} verglichen.',
  old: 'Die Kurse sind alt, vom {day}. Importiere neuere.',
  choose: 'Datei mit Kursen wählen',
  kinds: 'Die Datei eurofxref der Europäischen Zentralbank, XML oder CSV, eines Tages oder von 90 Tagen',
  tooLarge: 'Diese Datei ist hier zu groß. Importiere die ganze Geschichte über die Kommandozeile: npm run rates.',
  done: '{currencies, plural, one {# Währung} other {# Währungen}}, {changed, plural, one {# Kurs ist} other {# Kurse sind}} neu oder geändert.',
};
