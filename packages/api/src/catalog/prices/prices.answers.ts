import { z } from 'zod';
import { moment } from '#kernel/answers.ts';

export const askedPrice = z.strictObject({
  from: moment,
  until: moment.nullable().describe('Null: it is asked today.'),
  price: z.number(),
  basePrice: z.number(),
  currency: z.string(),
  isTold: z.boolean().describe('From before the deal was here, as whoever brought it told.'),
  compared: z
    .number()
    .nullable()
    .describe(
      "The price in the deal's currency of today, by the rates of the last day it was asked; null: there are none.",
    ),
});
/** A price while it was asked. Prices are numbers in major units of `currency`; times are ISO strings. */
export interface AskedPrice extends z.infer<typeof askedPrice> {}

export const priceHistory = z.strictObject({
  points: z
    .array(askedPrice)
    .describe('Oldest first; the newest of them. Between two that do not meet nothing was asked.'),
  isCut: z.boolean().describe('There are older ones.'),
  keptSince: moment
    .nullable()
    .describe('Since when each change is kept; what is older was told. Null: not yet, for a moment after an update.'),
  knownSince: moment.nullable().describe('Since when anything is known.'),
  lowestEver: z
    .strictObject({ price: z.number(), currency: z.string(), compared: z.number(), from: moment })
    .nullable()
    .describe('The lowest of all that can be compared; null: nothing was asked yet.'),
  offer: z
    .strictObject({
      since: moment,
      lowestBefore: z
        .number()
        .nullable()
        .describe('The lowest asked in the 30 days before; null: none is known, or `otherCurrency` is the lowest.'),
      isTold: z.boolean().describe('That one was only told.'),
      otherCurrency: z
        .strictObject({ price: z.number(), currency: z.string(), until: moment, compared: z.number().nullable() })
        .nullable()
        .describe('The lowest asked in another currency in those days; without `compared` it is not known how low.'),
      isKnown: z.boolean().describe('Whether those 30 days are known from their beginning.'),
    })
    .nullable()
    .describe('Offer of today, for as long as its price did not change; null: there is none.'),
  wasBasePriceAsked: z
    .boolean()
    .describe('Whether the list price, or more, was or may have been asked, as far as is known.'),
});
/** Price history of a deal. Prices in other currencies than today's are among the points, and compared by rates. */
export interface PriceHistory extends z.infer<typeof priceHistory> {}
