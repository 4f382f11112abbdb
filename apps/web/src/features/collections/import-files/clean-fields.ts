import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { distinctTags } from '@onceware/api/collections/kept/tags.contract';
import { readWebAddress } from '@onceware/api/collections/pages/canonical-url';
import type { ImportItem } from './import-file.ts';

// Files of others hold what the server refuses, and one such field must not refuse a whole file. What we exported
// ourselves comes through byte for byte.

// oxlint-disable-next-line no-control-regex -- the control characters are what it takes away
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const TITLE_MAX = 500;

/** Counted in code points, as the server does. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(0, max).join('');
}

const textOf = (value: unknown, max: number): string =>
  typeof value === 'string' ? cut(value.toWellFormed().replace(CONTROL, ''), max) : '';

const lineOf = (value: unknown, max: number): string =>
  cut(
    textOf(value, Number.POSITIVE_INFINITY)
      .replace(/[\t\n\r]/g, ' ')
      .trim(),
    max,
  ).trim();

/** A collection's name; empty if there is none. */
export const nameOf = (value: unknown): string => lineOf(value, collectionLimits.nameMax);

export const descriptionOf = (value: unknown): string => textOf(value, collectionLimits.descriptionMax);

const TYPES = ['deal', 'tool', 'page'] as const;
const typeOf = (value: unknown) => TYPES.find((type) => type === value);

const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** A web address as it was written, without blanks around it; others, like those of scripts, are none. */
export function webAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (!/^https?:\/\//i.test(text)) return null;
  return readWebAddress(text) ? text.toWellFormed() : null;
}

function momentOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const isCounted = /^\d+$/.test(String(value));
  const date = new Date(isCounted ? sinceEpoch(Number(value)) : value);
  if (Number.isNaN(date.getTime())) return null;
  const iso = date.toISOString();
  // Years of more than four digits are written otherwise, and are not meant.
  return iso.length === 24 ? iso : null;
}

/** Programs count seconds since 1970, or thousandths or millionths of them: milliseconds. Small numbers are none of these. */
function sinceEpoch(count: number): number {
  if (count < 1e8 || count > 1e16) return Number.NaN;
  if (count < 1e11) return count * 1000;
  return count < 1e14 ? count : count / 1000;
}

/** As the server takes them. */
export function tagsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const tags = value.map((one) => lineOf(one, collectionLimits.tagMax)).filter(Boolean);
  return distinctTags(tags).slice(0, collectionLimits.tagsMax);
}

/** Words that mean yes, as programs write them into a cell or an attribute. */
const isYes = (value: unknown) => value === true || /^(true|1|yes|y|on|x)$/i.test(String(value).trim());

export interface Fields {
  type?: unknown;
  id?: unknown;
  url?: unknown;
  title?: unknown;
  notes?: unknown;
  /** Of the page, an excerpt; not what its reader thought of it. */
  description?: unknown;
  /** A list of texts. */
  tags?: unknown;
  isFavorite?: unknown;
  /** A date as text, or a time since 1970. */
  addedAt?: unknown;
}

type Details = Omit<ImportItem, 'entityType' | 'entityId' | 'url'>;

/** What is said of an item's own: the same for an entity and for a link. */
export function detailsOf({ title, notes, description, tags, isFavorite, addedAt }: Fields): Details {
  const name = textOf(title, TITLE_MAX);
  const note = textOf(notes, collectionLimits.notesMax);
  const about = textOf(description, collectionLimits.pageDescriptionMax);
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

/** Null for what names neither an entity nor a web address. */
export function itemOf(fields: Fields): ImportItem | null {
  const entityType = typeOf(fields.type);
  const { id } = fields;
  const url = webAddress(fields.url);
  const entity = entityType && typeof id === 'string' && ID.test(id) ? { entityType, entityId: id } : null;
  return entity || url ? { ...entity, ...(url && { url }), ...detailsOf(fields) } : null;
}
