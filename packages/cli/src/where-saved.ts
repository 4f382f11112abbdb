import { listCollections } from './collections.ts';
import type { Connection } from './connection.ts';
import { UserError } from './user-errors.ts';
import { offerOf } from './offer.ts';

/** Says for each page where it is saved, and what the catalogue has. */
export async function kept({ url: site, client }: Connection, given: string[]): Promise<void> {
  if (given.length === 0) throw new UserError('Name at least one page: onceware kept https://…');
  const names = new Map((await listCollections(client)).map(({ id, name }) => [id, name]));
  for (const url of given) {
    const { collection_ids: ids, deal } = await client.collections.kept.query({ url });
    console.log(ids.length > 0 ? `${url}: in ${ids.map((id) => names.get(id)).join(', ')}` : `${url}: not kept`);
    if (deal) console.log(`  ${offerOf(site, deal)}`);
  }
}
