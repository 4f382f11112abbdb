import { z } from 'zod';

export type * from './prices.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();

/** `catalog.priceHistory` */
export const priceHistoryInput = z.object({ dealId: id });
export type PriceHistoryInput = z.infer<typeof priceHistoryInput>;

/** GET /api/deals/{id}/prices.csv */
export const pricesFileInput = z.object({ id });
export type PricesFileInput = z.infer<typeof pricesFileInput>;
