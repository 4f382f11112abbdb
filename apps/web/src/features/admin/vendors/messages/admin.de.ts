import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminVendors: Translation<typeof en.adminVendors> = {
  title: 'Von Anbietern eingereicht',
  accepted: '„{title}“ ist veröffentlicht.',
  accept: 'Annehmen und veröffentlichen',
  refuse: 'Ablehnen',
  refuseTitle: '„{title}“ ablehnen?',
  reason: 'Grund',
  reasonHint: 'Wer es eingereicht hat, erfährt das per Mail.',
  reasonMissing: 'Sag, warum.',
  tools: 'Tools als Anbieter',
  toolsText: 'Die Mitglieder dieser Organisation dürfen Deals dieser Tools und Änderungen daran einreichen.',
  takeOne: '„{title}“ wegnehmen',
  take: 'Wegnehmen',
  toolMissing: 'Dieses Tool gibt es nicht.',
  give: 'Dieses Tool geben',
  tool: 'Tool',
  toolHint: 'Die Adresse seiner Seite hier.',
};
