// Prints the collections of the account whose API key is given. Keys are made at /account/api-keys.
//
//   ONCEWARE_URL=http://localhost:3000 ONCEWARE_API_KEY=onc_… node examples/my-collections.ts
import { createOncewareClient } from '@onceware/api/client';

const client = createOncewareClient({
  url: process.env.ONCEWARE_URL ?? 'http://localhost:3000',
  apiKey: process.env.ONCEWARE_API_KEY ?? '',
});

// Both lists come by page: the answer's `nextCursor` asks for the next one, and is null at the end.
let cursor: string | null = null;
do {
  const page: Awaited<ReturnType<typeof client.collections.load.query>> = await client.collections.load.query({ cursor });
  for (const { id, name, item_count } of page.collections) {
    console.log(`${name}: ${item_count}`);
    await printDeals(id);
  }
  cursor = page.nextCursor;
} while (cursor !== null);

async function printDeals(collectionId: string): Promise<void> {
  const { items } = await client.collections.items.query({ collectionId });
  const dealIds = items.filter((item) => item.entity_type === 'deal').map((item) => item.entity_id);
  const { deals } = await client.catalog.cards.query({ dealIds: dealIds.slice(0, 100) });
  for (const deal of deals) console.log(`  ${deal.title}: ${deal.price} ${deal.currency} instead of ${deal.basePrice}`);
}
