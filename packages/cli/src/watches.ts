import { randomUUID } from 'node:crypto';
import { type OncewareClient, pagesOf, type Watch } from '@onceware/client';
import type { Connection } from './connection.ts';
import { UserError } from './user-errors.ts';

/** All watches, the newest first. */
export async function listWatches(client: OncewareClient): Promise<Watch[]> {
  const all: Watch[] = [];
  for await (const { items } of pagesOf((cursor) => client.watches.list.query({ cursor }))) all.push(...items);
  return all;
}

/** Reads `49 USD` or `49`, the second in the currency that is given. @throws UserError */
function readWish(text: string, usual: string): { amount: number; currency: string } {
  const [, amount = '', currency = usual] = /^(\d+(?:\.\d+)?)\s*([A-Za-z]{3})?$/.exec(text.trim()) ?? [];
  if (amount === '') throw new UserError('Say the wish price as "49 USD".');
  return { amount: Number(amount), currency: currency.toUpperCase() };
}

/** Watches a deal by its id, slug or address at a wish price; another price replaces the one of a watch that is there. */
export async function watchDeal(
  client: OncewareClient,
  { deal: named, wish }: { deal: string; wish: string },
): Promise<{ title: string; wish: { amount: number; currency: string }; isNew: boolean }> {
  const [path = ''] = named.split(/[?#]/);
  const ref = path.split('/').at(-1) ?? '';
  const { id, title, currency } = await client.catalog.deal.query({ ref });
  const asked = readWish(wish, currency);
  const subject = { kind: 'deal' as const, id };
  const { watch: before } = await client.watches.find.query({ subject });
  if (before) await client.watches.update.mutate({ id: before.id, wish: asked, isPaused: false });
  else await client.watches.create.mutate({ id: randomUUID(), subject, wish: asked });
  return { title, wish: asked, isNew: !before };
}

/** Names what a watch is of. */
export const subjectOf = ({ deal, tool, name, search }: Watch): string =>
  deal?.title ??
  tool?.name ??
  name ??
  (search ? `the search ${JSON.stringify(search)}` : 'a deal that is not shown now');

const priceOf = (wish: Watch['wish']) => (wish ? `at ${wish.amount} ${wish.currency} or less` : 'at any price');

/** Watches a deal at a price, or lists what is watched. */
export async function watch(
  { client }: Connection,
  given: string[],
  { at }: { at?: string | undefined },
): Promise<void> {
  const [deal, ...more] = given;
  if (deal !== undefined) {
    if (more.length > 0 || at === undefined)
      throw new UserError('Name one deal and a price: onceware watch https://… --at "49 USD"');
    const kept = await watchDeal(client, { deal, wish: at });
    console.log(`${kept.isNew ? 'Watching' : 'Watching anew'} ${kept.title} ${priceOf(kept.wish)}.`);
    return;
  }
  const watches = await listWatches(client);
  for (const one of watches) console.log(`${subjectOf(one)} ${priceOf(one.wish)}${one.isPaused ? ', paused' : ''}`);
  if (watches.length === 0) console.log('Nothing is watched. To watch a deal: onceware watch https://… --at "49 USD"');
}
