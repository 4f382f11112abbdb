import type { Translation } from '#i18n/words.ts';
import type * as en from './admin.en.ts';

export const adminVendors: Translation<typeof en.adminVendors> = {
  title: 'Von Anbietern eingereicht',
  accepted: '„{title}“ ist veröffentlicht.',
  accept: 'Annehmen und veröffentlichen',
  somebody: 'Jemand',
  outdated: 'hat das geändert, seit es begonnen wurde,',
  theirs: 'Eingereicht',
  ours: 'Inzwischen veröffentlicht',
  fits: 'Kein Feld wurde von beiden geändert: Beim Annehmen bleiben beide Änderungen.',
  overlaps: 'Von beiden geändert: {fields}.',
  wrong: 'Nicht veröffentlicht, weil beide Änderungen nicht zusammenpassen: {fields}.',
  compare: 'Vergleichen und annehmen',
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
