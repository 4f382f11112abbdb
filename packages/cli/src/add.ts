import { createInterface } from 'node:readline/promises';
import { findCollection } from './collections.ts';
import type { Connection } from './connection.ts';
import { affectsEveryCall, UserError, sentenceOf } from './user-errors.ts';
import { offerOf } from './offer.ts';
import { outcomeOf } from './outcome.ts';

async function addressesOf(given: string[]): Promise<string[]> {
  if (given.length === 0) throw new UserError('Name at least one page: onceware add https://…');
  if (!given.includes('-')) return given;
  const lines: string[] = [];
  for await (const line of createInterface({ input: process.stdin })) if (line.trim() !== '') lines.push(line.trim());
  return given.flatMap((one) => (one === '-' ? lines : [one]));
}

interface Options {
  /** A collection's name; without it where the page is already, else the first one. */
  to?: string | undefined;
  title?: string | undefined;
  note?: string | undefined;
  tag?: string[] | undefined;
  favorite?: boolean | undefined;
}

/** Saves each page and says what that did, also if it was saved before; a failing one does not stop the others. */
export async function add({ url: site, client }: Connection, given: string[], options: Options): Promise<void> {
  const addresses = await addressesOf(given);
  const collectionId = options.to === undefined ? undefined : (await findCollection(client, options.to)).id;
  for (const url of addresses) {
    try {
      const saved = await client.collections.addUrl.mutate({
        collectionId,
        url,
        title: options.title,
        notes: options.note,
        tags: options.tag,
        isFavorite: options.favorite,
      });
      console.log(`${outcomeOf(saved)}: ${saved.page.url}`);
      if (saved.page.deal) console.log(`  ${offerOf(site, saved.page.deal)}`);
    } catch (error) {
      if (affectsEveryCall(error)) throw error;
      process.exitCode = 1;
      console.error(`${url}: ${sentenceOf(error)}`);
    }
  }
}
