import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsIn } from './check/messages-file.ts';
import { readMessages, readSources } from './check/source.ts';

/** Messages that may name a number which happens to be a limit too, and why. A key that ends in a dot stands for all below it. */
const ALLOWED: Readonly<Record<string, string>> = {
  'adminImport.choose.kinds': 'the name of an encoding',
  'adminImport.format.columns.base_price': 'an example of a price',
  'adminImport.format.columns.stacking': 'what the number one means',
  'adminModeration.mute.for.': 'lengths to choose from; each is a sentence of its own',
  'adminRates.kinds': 'the days of a file of the European Central Bank',
  'anywhere.shell.text': 'a version of Node',
  'purchases.terms.page.hash': 'the name of a hash function',
  'catalog.home.savingsNote': 'the days of the rule on price reductions, no limit',
  'catalog.price.beforeTold': 'the days of the rule on price reductions, no limit',
  'catalog.price.before': 'the days of the rule on price reductions, no limit',
  'catalog.rating': 'stars are of five everywhere',
  'catalog.ratingFrom.': 'stars are of five everywhere',
  'catalogFields.field.stackingHint': 'what the number one means',
  'catalogFields.plan.limitsHint': 'an example of what to write',
  'chatCards.before': 'the days of the rule on price reductions, no limit',
  'deal.regular': 'the days of the rule on price reductions, no limit',
  'demo.account.importProblem.tooLarge': 'a sample page; its limit is in no contract',
  'editorial.about.chosen.prices.text': 'the days of the rule on price reductions, no limit',
  'editorial.about.shows.price.text': 'the days of the rule on price reductions, no limit',
  'editorial.community.deals.before': 'the days of the rule on price reductions, no limit',
  'prices.period.': 'lengths to choose from',
  'purchases.import.problem.encoding': 'the name of an encoding',
  'reviews.average': 'stars are of five everywhere',
  'sell.step3Text': 'the days of the rule on price reductions, no limit',
  'store.rating': 'stars are of five everywhere',
  'vendors.numbers': 'days of a report, no limit',
};

const limitFiles = readSources('packages/api/src').filter(({ path: file }) => file.endsWith('.limits.ts'));

/** The numbers in what a file exports, however deep. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** A limit as a sentence can put it: bytes as kilobytes, megabytes or gigabytes, too. */
const asSaid = (limit: number): number[] => [1, 1024, 1024 ** 2, 1024 ** 3].map((unit) => limit / unit);

async function knownLimits(): Promise<Set<number>> {
  const modules = await Promise.all(
    limitFiles.map(({ path: file }): Promise<unknown> => import(path.join(import.meta.dirname, '../../../..', file))),
  );
  return new Set(modules.flatMap(numbersIn).flatMap(asSaid).filter(Number.isInteger));
}

/** Numbers in a text outside its placeholders; a date is none, and 5,000 and 5.000 are one. */
function numbersSaid(text: string): number[] {
  const plain = text
    .replaceAll(/\{[^{}]*\}/g, '')
    .replaceAll(/=\d+ /g, '')
    .replaceAll(/\d{4}-\d\d-\d\d\S*/g, '');
  const western = plain.replaceAll(/[\u0660-\u0669]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660));
  return [...western.matchAll(/\d+(?:[.,\u00a0\u202f\u066c]\d{3})*/g)].map(([digits]) =>
    Number(digits.replaceAll(/\D/g, '')),
  );
}

describe('numbers in messages', () => {
  it('are read with their thousands, and outside placeholders alone (UI-06)', () => {
    expect(numbersSaid('{max, number} of 5,000, 5.000 or ٢٠ on 2026-03-02')).toEqual([5000, 5000, 20]);
  });

  it('that are limits come from the contract (UI-06)', async () => {
    const limits = await knownLimits();
    const words = readMessages().flatMap(wordsIn);
    const found = words.filter(({ text }) => numbersSaid(text).some((number) => limits.has(number)));
    const isAllowed = (key: string) =>
      Object.keys(ALLOWED).some((one) => key === one || (one.endsWith('.') && key.startsWith(one)));
    expect(
      found.filter(({ key }) => !isAllowed(key)).map(({ place, key, text }) => `${place} ${key}: ${text}`),
    ).toEqual([]);
    const unused = Object.keys(ALLOWED).filter((one) => !found.some(({ key }) => key === one || key.startsWith(one)));
    expect(unused).toEqual([]);
  });
});
