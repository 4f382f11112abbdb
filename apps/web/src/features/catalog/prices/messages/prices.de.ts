import type { Translation } from '#i18n/words.ts';
import type * as en from './prices.en.ts';

export const prices: Translation<typeof en.prices> = {
  title: 'Preisverlauf',
  before: 'Niedrigster Preis in den {days} Tagen vor diesem Angebot, das am {date} begann',
  beforeNothing: 'In diesen Tagen nicht in {currency} im Verkauf',
  beforeUnknown: 'Nicht bekannt: seine Preise kennen wir erst seit {date}',
  beforePartly: '{price}, soweit bekannt: seit {date}',
  lowest: 'Je niedrigster Preis',
  lowestToday: '{price}, das ist der heutige Preis',
  lowestOn: '{price}, zuerst am {date}',
  regular: 'Regulärer Preis von {price}',
  neverAsked: 'Hier nie verlangt, soweit bekannt: seit {date}',
  kept: 'Jede Änderung des Preises wird hier seit {date} festgehalten.',
  told: 'Was älter ist (gestrichelt), ist so, wie der Verkäufer es angab.',
  otherCurrencies: 'Verglichen werden nur Preise in {currency}; die in anderen Währungen stehen in der Tabelle.',
  chart: 'Preise von {from} bis {until}, zwischen {low} und {high}. Die Tabelle darunter nennt jeden.',
  step: '{price}, {from} – {until}',
  table: 'Alle Preise als Tabelle',
  from: 'Von',
  until: 'Bis',
  price: 'Preis',
  basePrice: 'Regulärer Preis',
  today: 'Heute',
  toldMark: 'laut Angabe',
  cut: 'Die neuesten {count}; die Datei enthält alle.',
  file: 'Alle als Datei (CSV)',
};
