// Prints the collections of the account whose API key is given, with their deals. Keys are made at /account/api-keys.
//
//   npm install https://onceware.example/client/onceware-client.tgz
//   ONCEWARE_URL=https://onceware.example ONCEWARE_API_KEY=onc_… node my-collections.mjs
//
// In the checkout, where `npm run build` makes the client: ONCEWARE_API_KEY=onc_… node examples/my-collections.mjs
import { createOncewareClient, isOncewareError, pagesOf } from '@onceware/client';

const { ONCEWARE_URL: url = 'http://localhost:3000', ONCEWARE_API_KEY: apiKey } = process.env;
const onceware = createOncewareClient({ url, apiKey });

try {
  await printCollections();
} catch (error) {
  if (!isOncewareError(error)) throw error;
  console.error(error.data ? error.message : `${url} does not answer: ${error.message}`);
  if (error.data?.error.code === 'unauthenticated') console.error('Set ONCEWARE_API_KEY to a key of yours.');
  process.exitCode = 1;
}

async function printCollections() {
  for await (const { collections } of pagesOf((cursor) => onceware.collections.load.query({ cursor }))) {
    for (const { id, name, item_count } of collections) {
      console.log(`${name}: ${item_count}`);
      await printDeals(id);
    }
  }
}

/** @param {string} collectionId */
async function printDeals(collectionId) {
  const { items } = await onceware.collections.items.query({ collectionId });
  const dealIds = items.filter((item) => item.entity_type === 'deal').map((item) => item.entity_id);
  const { deals } = await onceware.catalog.cards.query({ dealIds: dealIds.slice(0, 100) });
  for (const deal of deals) console.log(`  ${deal.title}: ${deal.price} ${deal.currency} instead of ${deal.basePrice}`);
}
