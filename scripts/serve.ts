// `npm run serve`: the product as it was built last. Builds nothing and needs no development dependency.
import { pathToFileURL } from 'node:url';
import { claimRelease } from './release.ts';

const main = await claimRelease().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
await import(pathToFileURL(main).href);
