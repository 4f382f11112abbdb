import { canonicalUrl } from '@onceware/api/platform/web-pages/canonical-url';
import { decoded, encodingOf } from '#lib/files/decode.ts';
import { detailsOf, isCut } from './clean-fields.ts';
import { Entries } from './entries.ts';
import { type ImportFile, ImportProblem, type Link } from './import-file.ts';
import { elementsOf, type Fields, fieldsOf } from './json-values.ts';
import { leftOutTogether } from './left-out.ts';
import { entriesIn, highlightsOf, parseEntries } from './parse-entries.ts';
import { readZip, type ZipFile } from './read-zip.ts';

const NAME_MAX = 300;

/** Lists of links, and what Omnivore has of highlights; pages that were kept whole, and pictures, are of no use here. */
function isWanted(name: string): boolean {
  const [base = '', folder = ''] = name.slice(-NAME_MAX).split('/').toReversed();
  // A whole page that was kept, or what a Mac adds.
  if (name.length > NAME_MAX || base.startsWith('.') || folder === 'content' || name.startsWith('__MACOSX/'))
    return false;
  return /\.(?:csv|json|html?)$/i.test(name) || isOmnivoreHighlight(name);
}

const isOmnivoreHighlight = (name: string) => /(?:^|\/)highlights\/[^/]+\.md$/i.test(name);

/**
 * An archive of exports, such as Pocket's and Omnivore's: all of its lists together, each of them as if it had been chosen by
 * itself; and what is kept in files of their own, such as highlights, with the links that it belongs to.
 *
 * @throws ImportProblem
 */
export async function parseZip(file: Blob, parse: (bytes: Uint8Array) => ImportFile): Promise<ImportFile> {
  // Sorted by name: part_000000.csv comes before part_000001.csv.
  const files = (await readZip(file, isWanted)).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const highlights = new Map<string, string>();
  for (const one of files.filter(({ name }) => isOmnivoreHighlight(name)))
    highlights.set(slugOf(one.name), textOf(one).trim());

  const parts: Extract<ImportFile, { kind: 'links' }>[] = [];
  const marked: Fields[] = [];
  let collections: ImportFile | null = null;
  for (const one of files.filter(({ name }) => !isOmnivoreHighlight(name))) {
    const json = /\.json$/i.test(one.name) ? jsonIn(one) : undefined;
    if (isPocketAnnotations(one.name, json)) marked.push(...elementsOf(json).map(fieldsOf));
    else {
      const parsed = pocketCollection(json) ?? omnivore(json, highlights) ?? parsedOr(one, parse);
      if (parsed?.kind === 'links') parts.push(parsed);
      else collections ??= parsed;
    }
  }
  if (parts.length === 0 && collections) return collections;
  const links = parts.flatMap((part) => part.links);
  const annotated = annotate(links, marked);
  if (links.length === 0 && annotated.links.length === 0) throw new ImportProblem('otherZip');
  const days = parts.find((part) => part.days?.sample != null)?.days;
  return {
    kind: 'links',
    links: [...links, ...annotated.links],
    folders: parts.flatMap((part) => part.folders),
    leftOut: leftOutTogether([...parts.map((part) => part.leftOut), annotated.leftOut]),
    ...(days && { days }),
  };
}

const slugOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');

function textOf({ bytes }: ZipFile): string {
  const encoding = encodingOf(bytes);
  return encoding === null ? '' : [...decoded(bytes, encoding)].join('');
}

function jsonIn(file: ZipFile): unknown {
  try {
    return JSON.parse(textOf(file));
  } catch {
    return undefined;
  }
}

/** Null for a file that is nothing to import, as a readme among the others; one that is damaged is refused. */
function parsedOr(file: ZipFile, parse: (bytes: Uint8Array) => ImportFile): ImportFile | null {
  try {
    return parse(file.bytes);
  } catch (error) {
    const { reason } = error instanceof ImportProblem ? error : { reason: null };
    if (reason === null || typeof reason === 'object' || reason === 'brokenJson') throw error;
    return null;
  }
}

const isPocketAnnotations = (name: string, json: unknown): boolean =>
  /(?:^|\/)annotations\//.test(name) && elementsOf(json).some((one) => Array.isArray(fieldsOf(one).highlights));

/** Pocket's collections: lists with a title, each entry perhaps with a note. */
function pocketCollection(json: unknown): ImportFile | null {
  const lists = (Array.isArray(json) ? json : [json]).map(fieldsOf);
  const isList = ({ title, items, listItems }: Fields) =>
    typeof title === 'string' && (Array.isArray(items) || Array.isArray(listItems));
  if (!lists.some(isList)) return null;
  const parts = lists.filter(isList).map((list) => {
    const title = String(list.title).trim();
    const found = parseEntries(entriesIn(list) ?? [], title ? [title] : []);
    const entries = new Entries();
    entries.describe([title], list.description);
    return found.kind === 'links' ? { ...found, folders: entries.file.folders } : found;
  });
  const linked = parts.flatMap((part) => (part.kind === 'links' ? [part] : []));
  return {
    kind: 'links',
    links: linked.flatMap((part) => part.links),
    folders: linked.flatMap((part) => part.folders),
    leftOut: leftOutTogether(linked.map((part) => part.leftOut)),
  };
}

/** Omnivore's entries with the highlights that lie beside them under their short names. */
function omnivore(json: unknown, highlights: ReadonlyMap<string, string>): ImportFile | null {
  const entries = elementsOf(json).map(fieldsOf);
  if (!entries.some(({ slug, savedAt }) => typeof slug === 'string' && savedAt !== undefined)) return null;
  return parseEntries(
    entries.map((entry) => {
      const text = highlights.get(String(entry.slug));
      return text ? { ...entry, note: text } : entry;
    }),
  );
}

/** Puts Pocket's highlights into the notes of their links; those of links that are not in the list become links. */
function annotate(links: readonly Link[], marked: readonly Fields[]): ReturnType<typeof entriesFile> {
  const byAddress = new Map<string, Link[]>();
  for (const link of links) {
    const address = link.item.url === undefined ? '' : canonicalUrl(link.item.url);
    const same = byAddress.get(address);
    if (same) same.push(link);
    else byAddress.set(address, [link]);
  }
  const entries = new Entries();
  for (const entry of marked) {
    const { url, title } = entry;
    const known = typeof url === 'string' && URL.canParse(url) ? byAddress.get(canonicalUrl(url)) : undefined;
    const text = highlightsOf(entry).join('\n\n');
    if (!known) entries.add({ url, title, notes: text });
    for (const { item } of known ?? []) {
      const notes = [item.notes, text].filter(Boolean).join('\n\n');
      if (isCut({ notes })) entries.leaveOut('cut', title, url);
      Object.assign(item, detailsOf({ notes }));
    }
  }
  return entriesFile(entries);
}

const entriesFile = (entries: Entries) => entries.file;
