import { createHash } from 'node:crypto';
import type { Db } from '@onceware/db/client';
import { v7 as uuidv7 } from 'uuid';
import { inTimeSlices, type Turns } from '#platform/workers/in-time-slices.ts';
import type { ImportItem } from '../collections.contract.ts';
import { collectionLimits } from '../collections.limits.ts';
import { canonicalUrl, readWebAddress } from '#platform/web-pages/canonical-url.ts';
import { findToolSites, type NewPage } from './import.pages.repo.ts';
import { findTools } from './import.tools.ts';

/** The pages of an import's web addresses and notes. */
export interface Targets {
  /** By the address as it was written; what is none is left out. */
  targets: ReadonlyMap<string, { toolId: string } | { page: NewPage; fragment: string }>;
  /** By what they say, as `noteKey` has it. */
  notes: ReadonlyMap<string, NewPage>;
  /** All of these pages, by the ids that they will have if the member does not keep them yet. */
  pages: ReadonlyMap<string, NewPage>;
}

/**
 * Finds for each web address the tool of the catalogue whose own page it is, or else a page of the member's. That page
 * may be one of a tool's, because an address that says more than the tool does would otherwise be lost. An item without
 * an address is a note. Nothing is written.
 */
export async function findTargets(db: Db, items: readonly ImportItem[], turns: Turns = {}): Promise<Targets> {
  const canonicals = new Map<string, { canonical: string; fragment: string } | null>();
  const read = ({ url }: ImportItem) => {
    if (url === undefined || canonicals.has(url)) return;
    const address = readWebAddress(url);
    canonicals.set(url, address && { canonical: canonicalUrl(address), fragment: address.hash });
  };
  await inTimeSlices(items, read, turns);
  const tools = await findTools(db, new Set(canonicals.keys()), turns);
  const sites = await findToolSites(db, [...new Set(tools.values())]);
  const own = new Map(sites.map(({ id, domain, website }) => [id, addressesOf(domain, website)]));

  const targets = new Map<string, { toolId: string } | { page: NewPage; fragment: string }>();
  const pages = new Map<string, NewPage>();
  const match = ({ url, title, description }: ImportItem) => {
    if (url === undefined) return;
    const known = canonicals.get(url);
    const toolId = tools.get(url) ?? null;
    if (!known) return;
    const { canonical, fragment } = known;
    if (toolId !== null && own.get(toolId)?.has(canonical)) targets.set(url, { toolId });
    else {
      const page = pages.get(canonical) ?? newPage(url, canonical, toolId);
      pages.set(canonical, page);
      // The first title and the first description win.
      page.title ||= title === url ? '' : oneLine(title);
      page.description ||= description ?? '';
      targets.set(url, { page, fragment });
    }
  };
  await inTimeSlices(items, match, turns);
  const notes = new Map<string, NewPage>();
  const keep = (item: ImportItem) => {
    const key = noteKey(item);
    if (key !== null && !notes.has(key)) notes.set(key, newNote(item, key));
  };
  await inTimeSlices(items, keep, turns);
  return {
    targets,
    notes,
    pages: new Map([...pages.values(), ...notes.values()].map((page) => [page.id, page])),
  };
}

/**
 * The same for notes that say the same, in place of an address: of no word that anybody searches for. Null for what is no note: it
 * has an address, names a deal or a tool, or says nothing.
 */
export function noteKey({ url, entityType, title = '', description = '' }: ImportItem): string | null {
  if (url !== undefined || (entityType !== undefined && entityType !== 'page')) return null;
  if (title.trim() === '' && description.trim() === '') return null;
  return `#00000000${createHash('sha256')
    .update(JSON.stringify([title, description]))
    .digest('hex')}`;
}

/** A first line of a text names it so far. */
const TITLE_OF_TEXT_MAX = 80;

const newNote = ({ title, description = '' }: ImportItem, key: string): NewPage => ({
  id: uuidv7(),
  url: null,
  canonicalUrl: key,
  title:
    oneLine(title) ||
    Array.from(oneLine(description.trim().split('\n', 1)[0]))
      .slice(0, TITLE_OF_TEXT_MAX)
      .join(''),
  description,
  toolId: null,
});

const newPage = (url: string, canonical: string, toolId: string | null): NewPage => ({
  id: uuidv7(),
  url: readWebAddress(url)?.href ?? url,
  canonicalUrl: canonical,
  title: '',
  description: '',
  toolId,
});

const oneLine = (title = '') =>
  Array.from(title.replace(/\s+/g, ' ').trim()).slice(0, collectionLimits.pageTitleMax).join('');

const addressesOf = (domain: string | null, website: string | null): Set<string> =>
  new Set(
    [website, domain && `https://${domain}`].flatMap((address) => {
      const url = address === null ? null : readWebAddress(address);
      return url ? canonicalUrl(url) : [];
    }),
  );
