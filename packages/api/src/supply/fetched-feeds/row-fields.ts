import { isObject } from './feed-document.ts';
import { feedLimits } from './fetched-feeds.limits.ts';

/** A row's fields by name: those of an object within as `price.amount`, an element's attributes as `link@href`. */
export type Fields = Record<string, unknown>;

const DEPTH_MAX = 5;
/** Maximum length of a list that is gathered from several objects. */
const VALUES_MAX = 1_000;

/** The fields of a row, flat; what stands in several objects of a list is a list. */
export function fieldsOf(row: Record<string, unknown>): Fields {
  const fields: Fields = Object.create(null) as Fields;
  const gathered = new Map<string, unknown[]>();
  let count = 0;
  const add = (name: string, value: unknown) => {
    // The row's own list stays as it is.
    const list = gathered.get(name) ?? [fields[name]].flat().slice(0, VALUES_MAX);
    list.push(...[value].flat().slice(0, VALUES_MAX - list.length));
    gathered.set(name, list);
    fields[name] = list;
  };
  const set = (name: string, value: unknown) => {
    if (name in fields) add(name, value);
    else if (count < feedLimits.fieldsMax && name.length <= feedLimits.fieldNameMax) {
      fields[name] = value;
      count += 1;
    }
  };
  const gather = (value: unknown, name: string, depth: number) => {
    if (Array.isArray(value) && value.some(isObject)) {
      // Keeps the list as it is, for lists such as plans, and also gathers the fields of its entries.
      if (depth === 1) set(name, value);
      if (depth < DEPTH_MAX) for (const entry of value) if (isObject(entry)) gather(entry, name, depth);
    } else if (isObject(value)) {
      if (depth < DEPTH_MAX)
        for (const [inner, child] of Object.entries(value)) gather(child, nameOf(name, inner, value), depth + 1);
    } else {
      set(name, value);
    }
  };
  for (const [name, value] of Object.entries(row)) gather(value, name, 1);
  return fields;
}

/** Links to other things than the row's own page are told apart by what they are, as Atom has them. */
function nameOf(name: string, inner: string, { '@rel': rel }: Record<string, unknown>): string {
  const own = typeof rel === 'string' && rel !== 'alternate' ? `${name}[${rel}]` : name;
  if (inner === '#text') return own;
  return inner.startsWith('@') ? `${own}${inner}` : `${own}.${inner}`;
}

/** Whether a field is read, by itself or by what is in it or around it. */
export const isRead = (field: string, read: ReadonlySet<string>): boolean =>
  read.has(field) ||
  [...read].some((one) => /^[.@[]/.test(one.slice(field.length)) && one.startsWith(field)) ||
  [...read].some((one) => /^[.@[]/.test(field.slice(one.length)) && field.startsWith(one));
