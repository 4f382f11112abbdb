import { Parser } from 'htmlparser2';
import { trimBoth } from '#kernel/trim.ts';

/** Feeds write for people, too: what a column takes is found in what they write, and what is not found is left for the import to refuse. */
export function readValue(column: string, given: unknown): unknown {
  if (LISTS.has(column)) return listOf(column, given);
  if (STRUCTURED.has(column)) return given;
  const value: unknown = Array.isArray(given) ? given[0] : given;
  if (PARAGRAPHS.has(column)) return typeof given === 'string' ? plainText(given) : value;
  if (typeof value !== 'string') return DATES.has(column) && typeof value === 'number' ? dateOf(String(value)) : value;
  if (LINES.has(column)) return plainText(value).replaceAll(/\s+/g, ' ');
  if (PRICES.has(column)) return priceOf(value.trim());
  if (DATES.has(column)) return dateOf(value.trim());
  if (column === 'currency') return currencyOf(value);
  return value.trim();
}

const LISTS = new Set(['tags', 'alternative_to', 'gallery']);
const STRUCTURED = new Set(['plans', 'earlier_prices']);
const PARAGRAPHS = new Set(['description', 'tool_description']);
const LINES = new Set(['name', 'tagline', 'title', 'promise', 'coupon', 'sold_by']);
const PRICES = new Set(['base_price', 'current_price']);
const DATES = new Set(['starts_at', 'ends_at', 'redeem_by']);

/** A list stays; text is taken apart at semicolons, or else at commas, which no address of a picture is. */
function listOf(column: string, given: unknown): unknown {
  if (typeof given !== 'string' || column === 'gallery' || given.includes(';')) return given;
  return given.split(',').filter((one) => one.trim() !== '');
}

/** `€ 1.299,00`, `49.90 USD`, `$1,299`: of two signs the last is that of decimals, and so is one before one or two digits. */
function priceOf(text: string): string {
  if (/^\d+(\.\d+)?$/.test(text)) return text;
  const [written] = /(?<![\d-])\d[\d.,'’\s]*/u.exec(text.replaceAll(/[-−–]\s*(?=\d)/g, '-')) ?? [];
  if (written === undefined) return text;
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/s.exec(written.trim()) ?? [];
  const digits = whole.replaceAll(/\D/g, '');
  return decimals === '' ? digits : `${digits}.${decimals}`;
}

const SIGNS: Record<string, string> = { '€': 'EUR', '£': 'GBP', $: 'USD', '¥': 'JPY', '₹': 'INR', R$: 'BRL' };

function currencyOf(text: string): string {
  const code = /\b[A-Z]{3}\b/.exec(text.toUpperCase())?.[0];
  return code ?? SIGNS[/R\$|[€£$¥₹]/.exec(text)?.[0] ?? ''] ?? text.trim();
}

/**
 * Keeps dates that the import takes already; converts those of mail and RSS, and seconds or milliseconds since 1970.
 */
function dateOf(text: string): string {
  if (/^\d{4}-\d\d-\d\d/.test(text)) return text.replace(/^(\S+) (?=\d\d:)/, '$1T');
  const date = /^\d{10}$/.test(text)
    ? new Date(Number(text) * 1000)
    : /^\d{13}$/.test(text)
      ? new Date(Number(text))
      : /^([a-z]{3},\s*)?\d{1,2}\s[a-z]{3}\s\d{4}\b/i.test(text)
        ? new Date(text)
        : null;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : text;
}

const BLOCKS = /^(p|div|li|ul|ol|br|h[1-6]|tr|table|section|article|blockquote|pre)$/;
const UNSEEN = /^(script|style|template|head|iframe)$/;

/** The words of HTML, a paragraph a line; text without markup stays as it is. */
export function plainText(text: string): string {
  if (!/<[a-z!/]|&[#\w]+;/i.test(text)) return text.trim();
  let words = '';
  let unseen = 0;
  const parser = new Parser({
    onopentag(name) {
      if (UNSEEN.test(name)) unseen += 1;
      if (name === 'br') words += '\n';
      if (name === 'li') words += '• ';
    },
    ontext(data) {
      if (unseen === 0) words += data.replaceAll(/\s+/g, ' ');
    },
    onclosetag(name) {
      if (UNSEEN.test(name)) unseen -= 1;
      else if (BLOCKS.test(name) && name !== 'br') words += name === 'p' ? '\n\n' : '\n';
    },
  });
  parser.end(text);
  return words
    .split('\n')
    .map((line) => trimBoth(line, ' '))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
