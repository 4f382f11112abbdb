import { createInterface } from 'node:readline/promises';
import { findCollection } from './collections.ts';
import type { Connection } from './connection.ts';
import { Mistake, keyOf, sentenceOf } from './mistakes.ts';
import { offerOf } from './offer.ts';

async function addressesOf(given: string[]): Promise<string[]> {
  if (given.length === 0) throw new Mistake('Name at least one page: onceware add https://…');
  if (!given.includes('-')) return given;
  const lines: string[] = [];
  for await (const line of createInterface({ input: process.stdin })) if (line.trim() !== '') lines.push(line.trim());
  return given.flatMap((one) => (one === '-' ? lines : [one]));
}

interface Options {
  /** A collection's name; the first one without. */
  to?: string | undefined;
  title?: string | undefined;
  note?: string | undefined;
  tag?: string[] | undefined;
  favorite?: boolean | undefined;
}

/** Keeps each, and says so; one that fails does not keep the others from it. */
export async function add({ url: site, client }: Connection, given: string[], options: Options): Promise<void> {
  const addresses = await addressesOf(given);
  const { id: collectionId, name } = await findCollection(client, options.to);
  for (const url of addresses) {
    try {
      const { page } = await client.collections.addUrl.mutate({
        collectionId,
        url,
        title: options.title,
        notes: options.note,
        tags: options.tag,
        isFavorite: options.favorite,
      });
      console.log(`Kept in ${name}: ${page.url}`);
      if (page.deal) console.log(`  ${offerOf(site, page.deal)}`);
    } catch (error) {
      if (keyOf(error) === 'item_exists') console.log(`In ${name} already: ${url}`);
      else {
        process.exitCode = 1;
        console.error(`${url}: ${sentenceOf(error)}`);
      }
    }
  }
}
