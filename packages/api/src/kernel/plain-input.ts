import { AppError } from './errors.ts';

/** In all the lists and objects of one input together; an import of 10,000 items has at most 80,000. */
const VALUES_MAX = 100_000;

/**
 * An input as it was sent. Of superjson's `meta` only `undefined` is understood, for pages and tools of before: shared
 * references, bigints and the rest make much work of few bytes, and no input has them.
 *
 * @throws invalid_input
 */
export function readInput(sent: unknown): unknown {
  if (!isObject(sent)) throw refused();
  const { json, meta } = sent;
  if (!isFew(json))
    throw new AppError('invalid_input', {
      issues: [{ path: '', message: `Send at most ${VALUES_MAX} values at once.` }],
    });
  if (meta === undefined || meta === null) return json;
  if (!isObject(meta)) throw refused();
  const { values = {}, v: _version, ...others } = meta;
  if (Object.keys(others).length > 0) throw refused();
  if (isUndefined(values) && json === null) return undefined;
  if (!isObject(values)) throw refused();
  for (const [path, value] of Object.entries(values)) {
    if (!isUndefined(value)) throw refused();
    forget(json, path.split('.'));
  }
  return json;
}

/** Counted before anything is parsed. */
function isFew(json: unknown): boolean {
  const open = [json];
  let left = VALUES_MAX;
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (!isParent(value)) continue;
    left -= Array.isArray(value) ? value.length : Object.keys(value).length;
    if (left < 0) return false;
    for (const inner of Object.values(value)) open.push(inner);
  }
  return true;
}

/** Superjson leaves null where undefined was. */
function forget(json: unknown, path: readonly string[]): void {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((inner, key) => (isParent(inner) && Object.hasOwn(inner, key) ? inner[key] : null), json);
  const key = path.at(-1) ?? '';
  if (!isParent(parent) || !Object.hasOwn(parent, key) || parent[key] !== null) throw refused();
  parent[key] = undefined;
}

const refused = () => new AppError('invalid_input', { issues: [{ path: 'meta', message: 'Send plain JSON.' }] });
const isParent = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isObject = (value: unknown): value is Record<string, unknown> => isParent(value) && !Array.isArray(value);
const isUndefined = (value: unknown) => Array.isArray(value) && value.length === 1 && value[0] === 'undefined';
