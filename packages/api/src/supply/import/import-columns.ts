import { z } from 'zod';
import { entries, list } from '#kernel/list.ts';
import { currency } from '#kernel/money/money.ts';
import { line, text } from '#kernel/text.ts';
import { CATEGORIES, UPDATES } from '#catalog/catalog.limits.ts';
import { contentLimits } from '../editing/editing.limits.ts';
import { image, isVisitable, visitable } from '#catalog/web-address.contract.ts';

const SCRIPT_SCHEMES = /^(javascript|data|vbscript):$/;
const UNVISITABLE_SCHEMES = /^(ftps?|sftp|git|svn|gopher|rsync|mailto|irc):$/;

/** An address that a reader can be sent to (T16). One that no browser opens any more is left out; a script is refused. */
const website = line(2_000).transform((value, context) => {
  const { protocol } = URL.parse(value) ?? { protocol: '' };
  if (isVisitable(value)) return value;
  if (UNVISITABLE_SCHEMES.test(protocol)) return undefined;
  context.addIssue({
    code: 'custom',
    message: SCRIPT_SCHEMES.test(protocol)
      ? `An address must not be ${protocol}`
      : 'This is not an http or https address.',
  });
  return z.NEVER;
});

const { nameMax, lineMax, textMax, addressMax, tagsMax, tagMax, replacesMax, galleryMax, daysMax } = contentLimits;

/** Range that is checked first, so that nothing larger is looked at: far beyond what any column takes. */
const someNumber = z.number().min(-9e15).max(9e15);

const decimal = (pattern: RegExp, message: string) =>
  z.union([someNumber, z.string().max(100).trim().regex(pattern, message).transform(Number)], message);

const price = decimal(/^\d+(\.\d+)?$/, 'A price is a number such as 49 or 49.90.').pipe(
  z.number().min(0, 'A price is not negative.').max(21_474_836.47, 'This is too much money.'),
);

const whole = decimal(/^\d+$/, 'A whole number.').pipe(z.int().min(0).max(2_147_483_647));
const score = decimal(/^\d(\.\d)?$/, 'A number from 0 to 5 with one decimal.').pipe(z.number().min(0).max(5));

const DATE = 'A date is 2026-12-31 or 2026-12-31T23:59:59Z.';
const DAY = /^\d{4}-\d\d-\d\d$/;

/** @param timeOfDay what a plain day means by itself, in UTC */
const moment = (timeOfDay: string) =>
  z
    .string()
    .max(100)
    .trim()
    .pipe(z.union([z.iso.datetime({ offset: true }), z.iso.date()], DATE))
    .transform((value) => new Date(DAY.test(value) ? `${value}T${timeOfDay}Z` : value))
    .refine((date) => date.getUTCFullYear() >= 1970 && date.getUTCFullYear() < 10_000, DATE)
    .transform((date) => date.toISOString());

/** A list, or text with semicolons between. */
const several = (what: string) =>
  z.union(
    [
      list(z.string().max(2_000), { max: 1_000 }),
      z
        .string()
        .max(100_000)
        .transform((value) => value.split(';')),
    ],
    `${what} are a list, or text with semicolons between.`,
  );

/** At most ten years: who means more means no end. */
const days = whole.pipe(z.int().max(daysMax, `Use at most ${daysMax} days.`));

const PLANS = 'Plans are a JSON list of {"name", "price", "features", "limits"}.';

/** `{"Seats": 5}`, in the order of the file. */
const limits = entries(
  z.union([z.string().max(1_000), someNumber.transform(String)], 'A limit is a text or a number.'),
  {
    max: 30,
    nameMax: 100,
  },
)
  .transform((given) => Object.entries(given).map(([name, value]) => ({ name, value })))
  .pipe(list(z.object({ name: line(100), value: line(100) }), { max: 30 }));

const plan = z.strictObject(
  { name: line(100), price, features: list(line(200), { max: 30 }).default([]), limits: limits.default([]) },
  PLANS,
);

const EARLIER = 'Earlier prices are a JSON list of {"since", "price", "base_price"}.';

const earlierPrice = z.strictObject({ since: moment('00:00:00.000'), price, base_price: price.optional() }, EARLIER);

/** A list, or its JSON, as a CSV file has it. */
const listed = <Element extends z.ZodType>(element: Element, { max, error }: { max: number; error: string }) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? parsed(value) : value),
    z.custom<z.input<Element>[]>(Array.isArray, { error, abort: true }).pipe(list(element, { max })),
  );

/** Longer than any list of so few entries is. */
const JSON_MAX = 100_000;

function parsed(json: string): unknown {
  try {
    return json.length > JSON_MAX ? null : JSON.parse(json);
  } catch {
    return null;
  }
}

const key = z.union([line(200), someNumber.transform(String)], 'An id is a text or a number.');

/** Columns that a row may have; docs/import.md describes them. */
export const columns = z.object({
  external_id: key.optional(),
  id: key.optional(),
  name: line(nameMax),
  tagline: text(lineMax).optional(),
  tool_description: text(textMax).optional(),
  website: website.optional(),
  domain: z
    .string()
    .max(300)
    .trim()
    .toLowerCase()
    .regex(/^[\p{L}\p{N}._-]{1,253}(:\d+)?$/u, 'This is not a domain.')
    .optional(),
  category: z.enum(CATEGORIES).optional(),
  tags: several('Tags')
    .pipe(z.array(line(tagMax)).max(tagsMax))
    .optional(),
  alternative_to: several('Names')
    .pipe(z.array(line(100)).max(replacesMax))
    .optional(),
  logo_url: image.optional(),
  tool_rating: score.optional(),
  tool_rating_count: whole.optional(),
  title: line(nameMax).optional(),
  promise: text(lineMax).optional(),
  description: text(textMax).optional(),
  base_price: price.optional(),
  current_price: price.optional(),
  currency: currency.optional(),
  cover_url: image.optional(),
  gallery: several('Pictures')
    .pipe(z.array(line(addressMax).pipe(image)).max(galleryMax))
    .optional(),
  deal_url: visitable.optional(),
  coupon: line(100).optional(),
  sold_by: line(nameMax).optional(),
  refund_days: days.optional(),
  redeem_by: moment('23:59:59.999').optional(),
  redeem_days: days.optional(),
  updates: z.enum(UPDATES, `It is one of ${UPDATES.join(', ')}.`).optional(),
  stacking: whole.pipe(z.int().min(1, 'It is 1 where codes cannot be stacked.').max(1_000)).optional(),
  plans: listed(plan, { max: 20, error: PLANS }).optional(),
  earlier_prices: listed(earlierPrice, { max: 500, error: EARLIER }).optional(),
  rating: score.optional(),
  rating_count: whole.optional(),
  rating_source: line(100).optional(),
  starts_at: moment('00:00:00.000').optional(),
  // It lasts to its end.
  ends_at: moment('23:59:59.999').optional(),
});
