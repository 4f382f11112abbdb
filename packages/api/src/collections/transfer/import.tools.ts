import type { Db } from '@onceware/db/client';
import { inTimeSlices, type Turns } from '#platform/workers/in-time-slices.ts';
import { type Address, readAddress } from './import.hosts.ts';
import { findDomains, findPages, type Page } from './import.repo.ts';

const keyOf = ({ domain, page }: Page) => `${domain} ${page}`;

/**
 * The tools of web addresses, by the addresses. On the nearest domain that has one, it is the tool whose own page lies
 * nearest above the address, or the only tool there. Hosts of many projects (a code forge) thus have a tool only where its
 * own page is meant, while a domain that one tool has alone is all about that tool.
 *
 * Two statements, however many addresses and tools there are; none needs a transaction.
 */
export async function findTools(db: Db, urls: ReadonlySet<string>, turns: Turns = {}): Promise<Map<string, string>> {
  const addresses = new Map<string, Address>();
  const read = (url: string) => {
    const address = readAddress(url);
    if (address) addresses.set(url, address);
  };
  await inTimeSlices(urls, read, turns);
  const all = new Set([...addresses.values()].flatMap(({ domains }) => domains));
  const onlyTools = await findDomains(db, [...all]);
  turns.signal?.throwIfAborted();

  const asked = new Map<string, Page>();
  const ask = ({ domains, pages }: Address) => {
    for (const domain of domains) {
      if (onlyTools.get(domain) !== null) continue;
      for (const page of pages) asked.set(keyOf({ domain, page }), { domain, page });
    }
  };
  await inTimeSlices(addresses.values(), ask, turns);
  const toolsByPage = new Map((await findPages(db, [...asked.values()])).map(({ id, ...page }) => [keyOf(page), id]));
  turns.signal?.throwIfAborted();

  const toolOf = (domain: string, pages: readonly string[]) =>
    onlyTools.get(domain) ??
    pages.map((page) => toolsByPage.get(keyOf({ domain, page }))).find((id) => id !== undefined);
  const found = new Map<string, string>();
  const match = ([url, { domains, pages }]: [string, Address]) => {
    const id = domains.map((domain) => toolOf(domain, pages)).find((tool) => tool !== undefined);
    if (id !== undefined) found.set(url, id);
  };
  await inTimeSlices(addresses, match, turns);
  return found;
}
