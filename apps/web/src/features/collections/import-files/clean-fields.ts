import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { distinctTags } from '@onceware/api/collections/library/tags.contract';
import { ADDRESS_MAX, readWebAddress } from '@onceware/api/platform/web-pages/canonical-url';
import { isoOf, readMoment } from '#lib/files/read-day.ts';
import type { ImportItem, LeftOutReason } from './import-file.ts';

// Files of others hold what the server refuses, and one such field must not refuse a whole file. What we exported
// ourselves comes through byte for byte.

// oxlint-disable-next-line no-control-regex -- the control characters are what it takes away
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const TITLE_MAX = 500;
const { notesMax, noteTextMax, tagMax, tagsMax, pageTitleMax } = collectionLimits;

/** Counted in code points, as the server does. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(0, max).join('');
}

const plain = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed().replace(CONTROL, '') : '');

const lineOf = (value: unknown, max: number): string =>
  cut(
    plain(value)
      .replace(/[\t\n\r]/g, ' ')
      .trim(),
    max,
  ).trim();

/** A collection's name; empty if there is none. */
export const nameOf = (value: unknown): string => lineOf(value, collectionLimits.nameMax);

export const descriptionOf = (value: unknown): string => cut(plain(value), collectionLimits.descriptionMax);

const TYPES = ['deal', 'tool', 'page'] as const;
const typeOf = (value: unknown) => TYPES.find((type) => type === value);

const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Trims a web address; other schemes, such as scripts, are rejected. */
export function webAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (!/^https?:\/\//i.test(text)) return null;
  return readWebAddress(text) ? text.toWellFormed() : null;
}

function momentOf(value: unknown): string | null {
  if (typeof value === 'number') return isoOf(new Date(sinceEpoch(value)));
  if (typeof value !== 'string') return null;
  return /^\d+$/.test(value) ? isoOf(new Date(sinceEpoch(Number(value)))) : readMoment(value, 'monthFirst');
}

/** Programs count seconds since 1970, or thousandths or millionths of them: milliseconds. Small numbers are none of these. */
function sinceEpoch(count: number): number {
  if (count < 1e8 || count > 1e16) return Number.NaN;
  if (count < 1e11) return count * 1000;
  return count < 1e14 ? count : count / 1000;
}

const linesOf = (values: readonly unknown[]): string[] =>
  distinctTags(values.map((one) => lineOf(one, Number.POSITIVE_INFINITY)).filter(Boolean));

/** Returns tags in the form that the server accepts. */
export function tagsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const tags = value.map((one) => lineOf(one, tagMax)).filter(Boolean);
  return distinctTags(tags).slice(0, tagsMax);
}

/** Words that mean yes, as programs write them into a cell or an attribute. */
export const isYes = (value: unknown): boolean =>
  value === true || /^(true|1|yes|y|on|x)$/i.test(typeof value === 'number' ? String(value) : plain(value).trim());

export interface Fields {
  type?: unknown;
  id?: unknown;
  url?: unknown;
  title?: unknown;
  notes?: unknown;
  /** Excerpt of the page, not the reader's own note. */
  description?: unknown;
  /** A list of texts. */
  tags?: unknown;
  isFavorite?: unknown;
  /** A date as text, or a time since 1970. */
  addedAt?: unknown;
}

type Details = Omit<ImportItem, 'entityType' | 'entityId' | 'url'>;

/** Returns an item's own details, the same for an entity and for a link. */
export function detailsOf({ title, notes, description, tags, isFavorite, addedAt }: Fields): Details {
  const name = cut(plain(title), TITLE_MAX);
  const note = cut(plain(notes), notesMax);
  const about = cut(plain(description), noteTextMax);
  const labels = tagsOf(tags);
  const moment = momentOf(addedAt);
  return {
    ...(name && { title: name }),
    ...(note && { notes: note }),
    ...(about && { description: about }),
    ...(labels.length > 0 && { tags: labels }),
    ...(isYes(isFavorite) && { isFavorite: true }),
    ...(moment && { addedAt: moment }),
  };
}

/** Whether some of what `detailsOf` was given has no room in one item. */
export function isCut({ notes, description, tags }: Fields): boolean {
  const isLonger = (text: string, max: number) => text.length > max && Array.from(text).length > max;
  if (isLonger(plain(notes), notesMax) || isLonger(plain(description), noteTextMax)) return true;
  const all = Array.isArray(tags) ? linesOf(tags) : [];
  return all.length > tagsMax || all.some((tag) => isLonger(tag, tagMax));
}

/** An item of an entity or a web address; null for what names neither. */
function linkOf(fields: Fields): ImportItem | null {
  const entityType = typeOf(fields.type);
  const { id } = fields;
  const url = webAddress(fields.url);
  const entity = entityType && typeof id === 'string' && ID.test(id) ? { entityType, entityId: id } : null;
  return entity || url ? { ...entity, ...(url && { url }), ...detailsOf(fields) } : null;
}

const addressIn = ({ url }: Fields): string => (typeof url === 'string' ? url.trim() : '');

/**
 * Turns an entry of a file into an item of an entity or a web address; without an address into a note, a long one into several;
 * or says why it becomes nothing.
 */
export function itemsOf(fields: Fields): { items: ImportItem[] } | { reason: LeftOutReason } {
  const link = linkOf(fields);
  if (link) return { items: [link] };
  const address = addressIn(fields);
  if (address !== '') return { reason: address.length > ADDRESS_MAX && /^https?:/i.test(address) ? 'long' : 'address' };
  const notes = notesOf(fields);
  return notes.length > 0 ? { items: notes } : { reason: 'empty' };
}

/** The notes that a text without an address becomes; it is called by its title, or else by its first line. */
function notesOf(fields: Fields): ImportItem[] {
  const text = [fields.description, fields.notes]
    .map((one) => plain(one).trim())
    .filter(Boolean)
    .join('\n\n');
  const [firstLine = ''] = text.split('\n', 1);
  const title = lineOf(fields.title, pageTitleMax) || lineOf(firstLine, TITLE_OF_TEXT_MAX);
  if (title === '') return [];
  const letters = text.length <= noteTextMax ? [text] : Array.from(text);
  const parts = Math.max(1, letters.length === 1 ? 1 : Math.ceil(letters.length / noteTextMax));
  return Array.from({ length: parts }, (_, index) => {
    const part = parts === 1 ? text : letters.slice(index * noteTextMax, (index + 1) * noteTextMax).join('');
    const number = index === 0 ? '' : ` (${index + 1})`;
    const name = cut(title, pageTitleMax - number.length) + number;
    return detailsOf({ ...fields, title: name, notes: '', description: part });
  });
}

/** A first line of a text names it so far. */
const TITLE_OF_TEXT_MAX = 80;
