import type { Translation } from '#i18n/words.ts';
import type * as en from './vendors.en.ts';

export const vendors: Translation<typeof en.vendors> = {
  title: 'Deine Deals',
  lead: 'Was du einreichst, steht im Katalog, sobald unser Team es angenommen hat.',
  none: 'Du gehörst zu keiner Organisation, die hier Tools hat. Schreib uns, wenn du eines davon verkaufst.',
  newDeal: 'Neuer Deal',
  newTool: 'Neues Tool',
  tools: 'Deine Tools',
  submissions: 'Entwürfe und Eingereichtes',
  untitled: 'Ohne Titel',
  withdraw: 'Zurücknehmen',
  withdrawn: 'Zurückgenommen. Du kannst es ändern und noch einmal einreichen.',
  kind: { deal: 'Deal', tool: 'Tool' },
  state: {
    draft: 'Entwurf',
    submitted: 'Wartet auf unser Team',
    accepted: 'Angenommen',
    refused: 'Nicht angenommen',
    discarded: 'Verworfen',
  },
  numbers: 'Die letzten 30 Tage. Wir zählen, wie viele, und nie, wer.',
  deal: 'Deal',
  views: 'Ansichten',
  saves: 'Gemerkt',
  clicks: 'Klicks',
  notRunning: '(läuft nicht)',
  edit: 'Bearbeiten',
  editOne: '„{title}“ bearbeiten',
  days: '{count, plural, one {# Tag} other {# Tage}}',
  noDays: 'Noch niemand',
  ofDay:
    '{day}: {views, plural, one {# Ansicht} other {# Ansichten}}, {saves, plural, one {#-mal gemerkt} other {#-mal gemerkt}}, {clicks, plural, one {# Klick} other {# Klicks}}',
  submit: 'Einreichen',
  submitted: 'Eingereicht. Wir schreiben dir, wenn entschieden ist.',
  incomplete: 'Noch nicht eingereicht: Etwas fehlt oder stimmt nicht.',
};
