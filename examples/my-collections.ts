// Prints the collections of the account whose API key is given. Keys are made at /account/api-keys.
//
//   ONCEWARE_URL=http://localhost:3000 ONCEWARE_API_KEY=onc_… node examples/my-collections.ts
import { createOncewareClient } from '@onceware/api/client';

const client = createOncewareClient({
  url: process.env.ONCEWARE_URL ?? 'http://localhost:3000',
  apiKey: process.env.ONCEWARE_API_KEY ?? '',
});

const { collections } = await client.collections.load.query();
for (const { name, items } of collections) {
  const dealIds = items.filter((item) => item.entity_type === 'deal').map((item) => item.entity_id);
  const { deals } = await client.catalog.cards.query({ dealIds: dealIds.slice(0, 100) });
  console.log(`${name}: ${items.length}`);
  for (const deal of deals) console.log(`  ${deal.title}: ${deal.price} ${deal.currency} instead of ${deal.basePrice}`);
}
