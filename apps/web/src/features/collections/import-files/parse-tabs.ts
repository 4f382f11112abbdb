import { Entries } from './entries.ts';
import type { ImportFile } from './import-file.ts';
import { elementsOf, type Fields, fieldsOf } from './json-values.ts';

// Programs that keep tabs: each session or list is a folder.

const isWindows = (value: unknown) => Object.keys(fieldsOf(value)).length > 0;

export const isTabSessions = (data: readonly unknown[]): boolean =>
  data.some((one) => isWindows(fieldsOf(one).windows));

/** Marks that Tab Session Manager sets by itself. */
const OWN_TAGS = ['regular', 'auto', 'temp', 'winclose', 'browserexit'];

/** Tab Session Manager: sessions with windows by their ids, and tabs by theirs. */
export function parseTabSessions(data: readonly unknown[]): ImportFile {
  const entries = new Entries();
  for (const { name, date, tag, windows } of data.map(fieldsOf)) {
    const folder = typeof name === 'string' && name.trim() ? [name.trim()] : [];
    const tags = elementsOf(tag).filter(
      (one) => typeof one === 'string' && !OWN_TAGS.includes(one.toLowerCase()) && !one.startsWith('_'),
    );
    for (const tabs of Object.values(fieldsOf(windows))) {
      for (const { url, title } of Object.values(fieldsOf(tabs)).map(fieldsOf))
        entries.add({ url, title, tags, addedAt: date }, folder);
    }
  }
  return entries.file;
}

export const isToby = (data: Fields): boolean =>
  elementsOf(data.lists).some((one) => Array.isArray(fieldsOf(one).cards));

/** Toby: lists of cards. */
export function parseToby(data: Fields): ImportFile {
  const entries = new Entries();
  for (const { title, cards } of elementsOf(data.lists).map(fieldsOf)) {
    const folder = typeof title === 'string' && title.trim() ? [title.trim()] : [];
    for (const card of elementsOf(cards).map(fieldsOf))
      entries.add({ url: card.url, title: card.customTitle || card.title, notes: card.customDescription }, folder);
  }
  return entries.file;
}

export const isSessionBuddy = (data: Fields): boolean =>
  elementsOf(data.collections).some((one) => Array.isArray(fieldsOf(one).folders)) ||
  elementsOf(data.sessions).some((one) => Array.isArray(fieldsOf(one).windows));

/** Session Buddy: collections with folders of links, or as before version 4 sessions with windows of tabs. */
export function parseSessionBuddy(data: Fields): ImportFile {
  const entries = new Entries();
  for (const session of [...elementsOf(data.collections), ...elementsOf(data.sessions)].map(fieldsOf)) {
    const named = [session.title, session.name].find((one) => typeof one === 'string' && one.trim() !== '');
    const folder = typeof named === 'string' ? [named.trim()] : [];
    const addedAt = session.created ?? session.generated;
    for (const part of [...elementsOf(session.folders), ...elementsOf(session.windows)].map(fieldsOf)) {
      for (const { url, title } of [...elementsOf(part.links), ...elementsOf(part.tabs)].map(fieldsOf))
        entries.add({ url, title, addedAt }, folder);
    }
  }
  return entries.file;
}
