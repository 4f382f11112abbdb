import type { Translation } from '#i18n/words.ts';
import type * as en from './account.en.ts';

export const anywhere: Translation<typeof en.anywhere> = {
  title: 'Von überall speichern',
  lead: 'Speichere eine Seite, während du auf ihr bist, ohne erst Onceware zu öffnen.',
  bookmarklet: {
    title: 'Bookmarklet',
    text: 'Zieh diese Schaltfläche in deine Lesezeichenleiste und drücke sie dort auf jeder Seite. Wo du nicht ziehen kannst, drücke sie hier: Sie wird kopiert und wird zur Adresse eines neuen Lesezeichens.',
    name: 'In Onceware speichern',
    copied: 'Kopiert. Mach daraus die Adresse eines neuen Lesezeichens.',
    notCopied: 'Das Kopieren ist nicht gelungen. Zieh sie stattdessen zu deinen Lesezeichen.',
  },
  phone: {
    title: 'Auf dem Telefon',
    text: 'Installiere diese Website über das Menü deines Browsers. Danach gehört Onceware zu den Zielen, an die dein Telefon eine Seite teilt.',
  },
  extension: {
    title: 'Browser-Erweiterung',
    text: 'Für Chromium, Chrome, Edge und ihresgleichen. Sie speichert die Seite, auf der du bist, zeigt, ob du sie schon gespeichert hast, und den Deal, wenn es einen gibt. Sie sieht eine Seite nur an, wenn du sie drückst.',
    download: 'Lade die Erweiterung herunter und entpacke sie',
    load: 'Schalte auf chrome://extensions den „Entwicklermodus“ ein, drücke „Entpackte Erweiterung laden“ und wähle den Ordner.',
    key: 'Trage in ihren Einstellungen einen Schlüssel ein, damit sie sofort speichert. Ohne Schlüssel speichert sie über die Seite dieser Website.',
  },
  key: {
    title: 'Ein Schlüssel für diese Werkzeuge',
    text: 'Erweiterung, Kommandozeile und Assistenten handeln für dich mit einem API-Schlüssel, der deine Sammlungen ändern darf. Erstelle für jedes einen eigenen, damit du ihn einzeln widerrufen kannst.',
    create: 'Schlüssel erstellen',
    all: 'Alle deine Schlüssel',
    name: 'Seiten speichern',
  },
  shell: {
    title: 'Kommandozeile',
    text: 'Mit Node 20 oder neuer. Sie fragt einmal nach dem Schlüssel.',
    install: 'Installieren',
    use: 'Sag, wer du bist, dann speichere',
  },
  assistants: {
    title: 'Assistenten (MCP)',
    text: 'Derselbe Befehl bedient Assistenten über das Model Context Protocol: Sie suchen Deals und in deinen Sammlungen und speichern, was du verlangst.',
    settings: 'In den Einstellungen deines Assistenten',
  },
};
