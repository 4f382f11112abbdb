import { trimBoth } from '#kernel/trim.ts';

const SLUG_MAX = 80;

/** The name as the last part of an address: ASCII letters, digits and hyphens; `fallback` where none remain. */
export function slugOf(name: string, fallback: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX);
  const slug = trimBoth(letters, '-');
  return slug === '' ? fallback : slug;
}
