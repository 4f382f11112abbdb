import { descriptionOf, itemsOf, nameOf } from './clean-fields.ts';
import { type ImportCollection, type ImportFile, ImportProblem } from './import-file.ts';
import { elementsOf, type Fields, fieldsOf } from './json-values.ts';
import { LeftOutEntries } from './left-out.ts';
import { entriesIn, parseEntries } from './parse-entries.ts';
import { isKarakeep, parseKarakeep } from './parse-karakeep.ts';
import { isLinkwarden, parseLinkwarden } from './parse-linkwarden.ts';
import { isSessionBuddy, isTabSessions, isToby, parseSessionBuddy, parseTabSessions, parseToby } from './parse-tabs.ts';
import { isChrome, isFirefox, parseChrome, parseFirefox } from './parse-tree.ts';

const FORMAT = 'onceware-collections';
const VERSION = 1;

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportProblem('brokenJson');
  }
}

/** Formats that say by their form what they are. */
const FORMATS: readonly [is: (data: Fields) => boolean, parse: (data: Fields) => ImportFile][] = [
  [(data) => data.format === FORMAT && Array.isArray(data.collections), ours],
  [isKarakeep, parseKarakeep],
  [isLinkwarden, parseLinkwarden],
  [isFirefox, parseFirefox],
  [isChrome, parseChrome],
  [isToby, parseToby],
  [isSessionBuddy, parseSessionBuddy],
];

/** An export as JSON, ours or that of another program. @throws ImportProblem */
export function parseJson(text: string): ImportFile {
  const data = read(text);
  if (Array.isArray(data) && isTabSessions(data)) return parseTabSessions(data);
  const known = FORMATS.find(([is]) => is(fieldsOf(data)));
  if (known) return known[1](fieldsOf(data));
  const entries = entriesIn(data);
  if (!entries) throw new ImportProblem('otherJson');
  return parseEntries(entries);
}

function ours(data: Fields): ImportFile {
  if (data.version !== VERSION) throw new ImportProblem('newerVersion');
  const leftOut = new LeftOutEntries();
  const collectionOf = (value: unknown): ImportCollection => {
    const fields = fieldsOf(value);
    const name = nameOf(fields.name);
    if (!name) throw new ImportProblem('noName');
    const items = elementsOf(fields.items).flatMap((one) => {
      const listed = fieldsOf(one);
      const found = itemsOf({
        type: listed.entity_type,
        id: listed.entity_id,
        url: listed.url,
        title: listed.title,
        description: listed.description,
        notes: listed.notes,
        tags: listed.tags,
        isFavorite: listed.is_favorite,
        addedAt: listed.added_at,
      });
      if ('items' in found) return found.items;
      leftOut.add(found.reason, listed.title, listed.url);
      return [];
    });
    return { name, description: descriptionOf(fields.description), isFavorite: fields.is_favorite === true, items };
  };
  const collections = elementsOf(data.collections).map(collectionOf);
  return { kind: 'collections', collections, leftOut: leftOut.asData };
}
