import { collectionLimits } from '@onceware/api/collections/collections.limits';
import type { ImportItem } from './import-file.ts';

// Files of others hold what the server refuses, and one such field must not refuse a whole file. What we exported
// ourselves comes through byte for byte.

// oxlint-disable-next-line no-control-regex -- the control characters are what it takes away
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const URL_MAX = 2000;
const TITLE_MAX = 500;

/** Counted in code points, as the server does. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(0, max).join('');
}

const textOf = (value: unknown, max: number): string =>
  typeof value === 'string' ? cut(value.toWellFormed().replace(CONTROL, ''), max) : '';

/** A collection's name; empty if there is none. */
export const nameOf = (value: unknown): string =>
  cut(
    textOf(value, Number.POSITIVE_INFINITY)
      .replace(/[\t\n\r]/g, ' ')
      .trim(),
    collectionLimits.nameMax,
  ).trim();

export const descriptionOf = (value: unknown): string => textOf(value, collectionLimits.descriptionMax);

const isType = (value: unknown): value is 'deal' | 'tool' => value === 'deal' || value === 'tool';

const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** A web address as it was written, without blanks around it; others, like those of scripts, are none. */
export function webAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text.length <= URL_MAX && /^https?:\/\//i.test(text) && URL.canParse(text) ? text.toWellFormed() : null;
}

function momentOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  const iso = date.toISOString();
  // Years of more than four digits are written otherwise, and are not meant.
  return iso.length === 24 ? iso : null;
}

interface Fields {
  type?: unknown;
  id?: unknown;
  url?: unknown;
  title?: unknown;
  notes?: unknown;
  /** Text, or milliseconds. */
  addedAt?: unknown;
}

/** What is said of an item's own: the same for an entity and for a link. */
export function detailsOf({
  title,
  notes,
  addedAt,
}: Fields): Pick<ImportItem, 'title' | 'addedAt'> & { notes?: string } {
  const name = textOf(title, TITLE_MAX);
  const note = textOf(notes, collectionLimits.notesMax);
  const moment = momentOf(addedAt);
  return { ...(name && { title: name }), ...(note && { notes: note }), ...(moment && { addedAt: moment }) };
}

/** Null for what names neither an entity nor a web address. */
export function itemOf(fields: Fields): ImportItem | null {
  const { type, id } = fields;
  const url = webAddress(fields.url);
  const entity = isType(type) && typeof id === 'string' && ID.test(id) ? { entityType: type, entityId: id } : null;
  return entity || url ? { ...entity, ...(url && { url }), ...detailsOf(fields) } : null;
}
