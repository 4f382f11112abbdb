import type { Understood } from '../catalog.contract.ts';
import { trimEnd } from '#kernel/trim.ts';
import { catalogLimits } from '../catalog.limits.ts';

/** Reading of a query: its words, and what it says beside them. */
interface Reading {
  /** The query without what was understood. */
  words: string;
  understood: Understood[];
}

const FREE =
  /^(?:for free|free of charge|kostenlose?[nmrs]?|kostenfreie?[nmrs]?|gratis|umsonst|gr[aá]tis|gratuit[oa]s?|de gra[cç]a|(?:ال)?مجان[يى]ة?|مجانا?ً?|免费|免費)$/iu;

/** 'Free' alone, or first, beside a kind of thing: behind another word it may be a compound ('distraction free'). */
const FREE_FIRST = /^free(?![\p{L}\p{N}-])(?!\s+(?:from|of|form|hand|style|range|speech)\b)/iu;

/** By symbol, name or code. */
const CURRENCIES: [code: string, RegExp][] = [
  ['USD', /^(?:us\$|\$|usd|dollars?|d[oó]lar(?:es)?|دولارا?|美元|美金)$/iu],
  ['EUR', /^(?:€|eur|euros?|يورو|欧元|歐元)$/iu],
  ['GBP', /^(?:£|gbp|pounds?|pfund|libras?|جنيه|英镑)$/iu],
  ['BRL', /^(?:r\$|brl|rea(?:l|is)|雷亚尔)$/iu],
  ['CNY', /^(?:cny|rmb|yuan|元|人民币|块)$/iu],
  ['JPY', /^(?:jpy|yen|日元)$/iu],
  ['INR', /^(?:₹|inr|rupees?)$/iu],
  ['CHF', /^(?:chf|franken)$/iu],
];
// Characters beyond ASCII stand in plain strings, because the bundle could not escape them in raw ones.
const MONEY =
  'us\\$|r\\$|[$€£₹]|\\b(?:usd|eur|gbp|brl|cny|rmb|jpy|inr|chf|dollars?|euros?|pounds?|pfund|libras?|rea(?:l|is)|yuan|yen|rupees?|franken)\\b|\\bd[oó]lar(?:es)?|دولارا?|يورو|جنيه|美元|美金|欧元|歐元|英镑|人民币|日元|元|块';
const SIGN = '[$€£]';
const NOTHING_OF = `${SIGN}|usd|eur|gbp|元|美元`;
const CHINESE_BEHIND = '以下|以上|以内|之内';
// To its end: tried at each of its signs, what follows would be looked for in quadratic time.
const AMOUNT = String.raw`\d[\d.,]*(?![\d.,])`;
const PRICE = String.raw`(?:(?<before>${MONEY})\s*)?(?<amount>${AMOUNT})(?:\s*(?<after>${MONEY}))?`;

/** Each says by itself that a price is meant; `weak` ones only beside a currency. */
const BOUNDS: { bound: 'maxPrice' | 'minPrice'; strong: string; weak: string; behind: string }[] = [
  {
    bound: 'maxPrice',
    strong:
      'under|below|less than|cheaper than|unter|weniger als|billiger als|günstiger als|menos de|abaixo de|por debajo de|m[aá]s barato que|mais barato que|أقل من|اقل من|أرخص من|低于|少于|小于|不超过|不到',
    weak: '<=?|≤|up to|at most|max(?:imum|imal|\\.)?|within|bis(?: zu)?|höchstens|até|no máximo|hasta|bajo|m[aá]ximo|حتى|تحت|دون|最多',
    behind: 'or less|max|oder weniger|maximal|ou menos|o menos|أو أقل|以下|以内|之内',
  },
  {
    bound: 'minPrice',
    strong:
      'more than|mehr als|teurer als|m[aá]s de|mais de|acima de|por encima de|أكثر من|اكثر من|高于|大于|超过|多于',
    weak: '>=?|≥|over|above|from|at least|min(?:imum|\\.)?|über|ab|mindestens|desde|m[ií]nimo|al menos|a partir de|pelo menos|فوق|至少',
    behind: 'or more|oder mehr|ou mais|o m[aá]s|أو أكثر|以上',
  },
];

/** Neither a letter nor a digit on that side; Chinese writes no spaces. */
const START = String.raw`(?<=^|[\s,;(]|\p{Script=Han})`;
const END = String.raw`(?=$|[\s,;.)!?]|\p{Script=Han})`;
const AT_END = String.raw`(?=[\s.!?]*$)`;

const patterns = BOUNDS.flatMap(({ bound, strong, weak, behind }) => {
  const phrase = (source: string, needsCurrency: boolean) => ({ bound, needsCurrency, at: new RegExp(source, 'iu') });
  return [
    phrase(String.raw`${START}(?:${strong}|${weak})\s*${PRICE}${END}`, true),
    phrase(String.raw`(?<![\p{L}\d.,])${PRICE}\s*(?:${behind})${END}`, true),
    phrase(String.raw`${START}(?:${strong})\s*${PRICE}${AT_END}`, false),
    phrase(String.raw`(?<![\p{L}\d.,])${PRICE}(?:${CHINESE_BEHIND})${AT_END}`, false),
  ];
});
const BETWEEN = '(?:between|zwischen|entre|بين|在)';
const FROM = '(?:from|von|de|desde|من|从)';
const AND = '(?:and|und|y|e|و|和)';
const TO = '(?:to|bis(?: zu)?|até|hasta|a|ao|الى|إلى|حتى|到|至)';
const DASH = '[-–—~～]';
const WITHIN = '(?:\\s*之间)?';
const SECOND = PRICE.replaceAll('?<before>', '?<before2>')
  .replaceAll('?<amount>', '?<amount2>')
  .replaceAll('?<after>', '?<after2>');
/** Ranges: 'between $50 and $150', '20-60 usd', 'von 20 bis 60 €'. Only with a currency, since any numbers may stand so. */
const RANGES = [
  String.raw`${START}${BETWEEN}\s*${PRICE}\s*(?:${AND}|${TO}|${DASH})\s*${SECOND}${WITHIN}${END}`,
  String.raw`${START}${FROM}\s*${PRICE}\s*(?:${TO}|${DASH})\s*${SECOND}${WITHIN}${END}`,
  String.raw`(?<![\p{L}\d.,])${PRICE}\s*(?:${TO}|${DASH})\s*${SECOND}${WITHIN}${END}`,
].map((source) => new RegExp(source, 'iu'));
/** A price that somebody would pay: 'for 50 dollars', 'por 50 €'. */
const PAYING = '(?:for|f[uü]r|por|um|بـ?|ب)';
const FOR = new RegExp(String.raw`${START}${PAYING}\s*${PRICE}${END}`, 'iu');
const ZERO = new RegExp(String.raw`${START}(?:(?:us|r)?(?:${SIGN})\s*0|0\s*(?:${NOTHING_OF}))${END}`, 'iu');

/**
 * Takes prices out of a query, in any of the six languages: 'under $20', 'unter 20 €', 'free', '20元以下'. Whatever it is not sure of
 * stays a word.
 */
export function readPrices(query: string): Reading {
  let words = latinDigits(query);
  const understood: Understood[] = [];
  const take = (phrase: string, at: number, meaning: Omit<Understood, 'words'>) => {
    words = `${words.slice(0, at)} ${words.slice(at + phrase.length)}`.replace(/\s+/gu, ' ').trim();
    understood.push({ words: phrase.trim(), ...meaning });
  };
  const range = firstOf(RANGES, words);
  const [low, high] = [amountOf(range?.groups?.['amount'] ?? ''), amountOf(range?.groups?.['amount2'] ?? '')];
  const code = ['after2', 'before', 'before2', 'after'].map((name) => currencyOf(range?.groups?.[name])).find(Boolean);
  if (range && code && low !== null && high !== null)
    take(range[0], range.index, { minPrice: Math.min(low, high), maxPrice: Math.max(low, high), currency: code });
  for (const { bound, needsCurrency, at } of patterns) {
    const found = at.exec(words);
    const currency = currencyOf(found?.groups?.['before'] ?? found?.groups?.['after']);
    const amount = amountOf(found?.groups?.['amount'] ?? '');
    if (!found || amount === null || (needsCurrency && !currency)) continue;
    if (understood.some((known) => known[bound] !== undefined)) continue;
    take(found[0], found.index, { [bound]: amount, ...(currency && { currency }) });
  }
  const paid = understood.length === 0 ? FOR.exec(words) : null;
  const paidIn = currencyOf(paid?.groups?.['before'] ?? paid?.groups?.['after']);
  const paidMost = amountOf(paid?.groups?.['amount'] ?? '');
  if (paid && paidIn && paidMost !== null) take(paid[0], paid.index, { maxPrice: paidMost, currency: paidIn });
  const zero = ZERO.exec(words);
  if (zero && understood.length === 0) take(zero[0], zero.index, { maxPrice: 0 });
  if (understood.length === 0) {
    const first = FREE_FIRST.exec(words.trim());
    const free = first ? { phrase: first[0], at: words.indexOf(first[0]) } : wordsThat(words, FREE);
    if (free) take(free.phrase, free.at, { maxPrice: 0 });
  }
  return { words, understood };
}

const firstOf = (patternsOfOne: readonly RegExp[], text: string) =>
  patternsOfOne.map((pattern) => pattern.exec(text)).find((found) => found !== null);

/** The first run of up to three words that is wholly of a pattern; of Chinese, any two characters. */
function wordsThat(text: string, pattern: RegExp): { phrase: string; at: number } | undefined {
  const words = [...text.matchAll(/\p{Script=Han}{2}|[^\s\p{Script=Han}]+/gu)];
  for (const length of [3, 2, 1])
    for (const [n, first] of words.entries()) {
      const last = words[n + length - 1];
      if (!last) break;
      const phrase = text.slice(first.index, last.index + last[0].length);
      if (pattern.test(phrase)) return { phrase, at: first.index };
    }
  return undefined;
}

const currencyOf = (name: string | undefined) =>
  name === undefined ? undefined : CURRENCIES.find(([, pattern]) => pattern.test(name))?.[0];

/** '1,000.50', '1.000,50' and '20' alike: what is followed by one or two digits at the end divides units from hundredths. */
function amountOf(text: string): number | null {
  const [, whole = '', rest = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(trimEnd(text, '.,')) ?? [];
  const amount = Number(`${whole.replaceAll(/[.,]/gu, '')}.${rest || '0'}`);
  return Number.isFinite(amount) && amount <= catalogLimits.priceMax ? amount : null;
}

/** Arabic-Indic, Persian and full-width digits. */
const latinDigits = (text: string) =>
  text.replaceAll(/[٠-٩۰-۹０-９]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
