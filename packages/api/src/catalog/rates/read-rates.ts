import { isCurrency } from '#kernel/money/currency.limits.ts';

/** Value of one euro in a currency on a day. */
export interface Rate {
  /** ISO date. */
  day: string;
  currency: string;
  perEuro: number;
}

/** The file is none of the ECB's formats, or says what cannot be; nothing of it goes in. */
export class RatesFileError extends Error {
  override readonly name = 'RatesFileError';
}

const RATE_MAX = 1e9;
const RATE_MIN = 1e-6;
/** A currency that gains or loses more than this from one day to the next has a typing error. */
const JUMP_MAX = 5;
const DAY_MS = 86_400_000;
/** Days further apart are not compared. */
const NEAR_DAYS = 30;

/**
 * Reads the European Central Bank's files of reference rates: XML or CSV, of a day, of 90 days or of all. Currencies that are none any
 * more are left out, and so is N/A. @throws RatesFileError
 */
export function readRates(text: string): Rate[] {
  const plain = text.replace(/^\ufeff/, '').trim();
  if (plain.startsWith('PK')) throw new RatesFileError('This is a ZIP archive. Unpack it, and import the file in it.');
  const rates = [...(plain.startsWith('<') ? fromXml(plain) : fromCsv(plain))].filter(({ currency }) =>
    isCurrency(currency),
  );
  if (rates.length === 0) throw new RatesFileError("There are no rates in this file. Use the ECB's eurofxref files.");
  return rates;
}

function rateOf(day: string, currency: string, written: string): Rate {
  const perEuro = /^\d{1,12}(\.\d{1,12})?$/.test(written) ? Number(written) : Number.NaN;
  if (!(perEuro >= RATE_MIN && perEuro <= RATE_MAX))
    throw new RatesFileError(`${day}: "${written.slice(0, 40)}" is no rate for ${currency}.`);
  return { day, currency, perEuro };
}

function dayOf(written: string): string {
  // Daily files of CSV say '20 November 2026'.
  const time = /^\d{4}-\d\d-\d\d$/.test(written) ? Date.parse(written) : Date.parse(`${written} UTC`);
  if (!Number.isFinite(time) || written.length > 20)
    throw new RatesFileError(`"${written.slice(0, 40)}" is no day of rates.`);
  const day = new Date(time).toISOString().slice(0, 10);
  if (time > Date.now() + DAY_MS) throw new RatesFileError(`${day} is in the future.`);
  return day;
}

const CUBE = /<Cube\s+time=["']([^"']*)["']|<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([^"']*)["']/g;

function* fromXml(text: string): Generator<Rate> {
  let day: string | null = null;
  for (const [, time, currency, rate] of text.matchAll(CUBE)) {
    if (time !== undefined) day = dayOf(time);
    else if (currency !== undefined && rate !== undefined) {
      if (day === null) throw new RatesFileError(`The rate for ${currency} has no day.`);
      yield rateOf(day, currency, rate);
    }
  }
}

function* fromCsv(text: string): Generator<Rate> {
  const [head = [], ...rows] = text.split(/\r?\n/).map((line) => line.split(',').map((cell) => cell.trim()));
  if (head[0] !== 'Date') return;
  for (const [written = '', ...cells] of rows) {
    if (written === '') continue;
    const day = dayOf(written);
    for (const [place, cell] of cells.entries()) {
      const currency = head[place + 1] ?? '';
      if (/^[A-Z]{3}$/.test(currency) && cell !== '' && cell !== 'N/A') yield rateOf(day, currency, cell);
    }
  }
}

/** @param known the last rates before those of the file. @throws RatesFileError where one is many times the last one */
export function refuseJumps(rates: readonly Rate[], known: readonly Rate[]): void {
  const last = new Map(known.map((rate) => [rate.currency, rate]));
  for (const rate of rates.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const before = last.get(rate.currency);
    last.set(rate.currency, rate);
    if (!before || Math.abs(Date.parse(rate.day) - Date.parse(before.day)) > NEAR_DAYS * DAY_MS) continue;
    const times = rate.perEuro / before.perEuro;
    if (times > JUMP_MAX || times < 1 / JUMP_MAX)
      throw new RatesFileError(
        `${rate.currency} is ${rate.perEuro} on ${rate.day} and was ${before.perEuro} on ${before.day}: this cannot be.`,
      );
  }
}
