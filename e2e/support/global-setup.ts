import { startProduct } from './product.ts';

/** Playwright's global set-up: one product for the run. The workers read its address, outbox and database from the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env.E2E_BASE_URL = product.url;
  process.env.E2E_DATABASE_URL = product.databaseUrl;
  process.env.E2E_OUTBOX = product.outbox;
  return product.stop;
}
