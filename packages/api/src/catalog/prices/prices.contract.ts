import { z } from 'zod';

const id = z.uuid('This is not an id.').toLowerCase();

/** `catalog.priceHistory` */
export const priceHistoryInput = z.object({ dealId: id });
export type PriceHistoryInput = z.infer<typeof priceHistoryInput>;

/** GET /api/deals/{id}/prices.csv */
export const pricesFileInput = z.object({ id });
export type PricesFileInput = z.infer<typeof pricesFileInput>;

/** A price while it was asked. Prices are numbers in major units of `currency`; times are ISO strings. */
export interface AskedPrice {
  from: string;
  /** Null: it is asked today. */
  until: string | null;
  price: number;
  basePrice: number;
  currency: string;
  /** From before the deal was here, as whoever brought it told. */
  isTold: boolean;
}

/** Price history of a deal. Prices in other currencies than today's are among the points, and compared with nothing. */
export interface PriceHistory {
  /** Oldest first; the newest of them. Between two that do not meet nothing was asked. */
  points: AskedPrice[];
  /** There are older ones. */
  isCut: boolean;
  /** Since when each change is kept; what is older was told. Null: not yet, for a moment after an update of the product. */
  keptSince: string | null;
  /** Since when anything is known. */
  knownSince: string | null;
  /** Null: nothing was asked yet in the deal's currency. */
  lowestEver: { price: number; from: string } | null;
  /** Offer of today, for as long as neither price nor regular price changed; null: there is none. */
  offer: {
    since: string;
    /** The lowest asked in the 30 days before; null: none is known. */
    lowestBefore: number | null;
    /** Whether those 30 days are known from their beginning. */
    isKnown: boolean;
  } | null;
  /** Whether the regular price, or more, was ever asked, as far as is known. */
  wasBasePriceAsked: boolean;
}
