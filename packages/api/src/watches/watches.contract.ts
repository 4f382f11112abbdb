import { z } from 'zod';
import { catalogLimits } from '#catalog/catalog.limits.ts';
import { facetsInput } from '#catalog/catalog.contract.ts';
import { currency, problemOfAmount } from '#kernel/money/money.ts';
import { line, opaque } from '#kernel/text.ts';
import { watchLimits } from './watches.limits.ts';

export type * from './watches.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();

/** Search as it is kept: its words are stored, which those of a search that is only made are not. */
const search = facetsInput.unwrap().extend({ q: opaque(catalogLimits.queryMax).trim().default('') });

/** Subject of a watch: a deal, a tool's deals, or what a search of the catalogue finds, with all its filters. */
const subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('deal'), id }),
  z.object({ kind: z.literal('tool'), id }),
  z.object({ kind: z.literal('search'), search: search.prefault({}) }),
]);

/** The price to be told of, or less: in any currency, compared by the newest rates. */
const wish = z
  .object({
    amount: z
      .number()
      .min(0, 'A wish price is more than zero.')
      .max(watchLimits.wishMax, `A wish price is at most ${watchLimits.wishMax}.`)
      .refine((amount) => amount > 0, 'A wish price is more than zero.'),
    currency,
  })
  .check(({ value, issues }) => {
    const problem = problemOfAmount(value.amount, value.currency);
    if (problem !== null) issues.push({ code: 'custom', path: ['amount'], message: problem, input: value.amount });
  });

const name = line(watchLimits.nameMax);

/** The member's watch of this, if there is one. */
export const findWatchInput = z.object({ subject });
export type FindWatchInput = z.input<typeof findWatchInput>;

/** A deal needs a wish price; a tool without one tells of any deal; a search has filters for that. */
export const previewWatchInput = z.object({ subject, wish: wish.nullable().default(null) });

/** `id` is made by the caller: the same again has its effect once. `name` is of a search; without one it has none. */
export const createWatchInput = z.object({
  id,
  subject,
  wish: wish.nullable().default(null),
  name: name.nullable().default(null),
});
export type CreateWatchInput = z.input<typeof createWatchInput>;

/** Fields that are left out stay. */
export const updateWatchInput = z.object({
  id,
  wish: wish.nullable().optional(),
  name: name.nullable().optional(),
  isPaused: z.boolean().optional(),
});
export type UpdateWatchInput = z.input<typeof updateWatchInput>;

export const watchInput = z.object({ id });

export const listWatchesInput = z.object({ cursor: opaque(40).nullish() }).prefault({});
