import { z } from 'zod';
import { list } from '#core/list.ts';
import { currency, problemOfAmount, toColumns } from '#core/money/money.ts';
import { line, text } from '#core/text.ts';
import { CATEGORIES } from '../catalog.limits.ts';
import { categoryOfTags } from './categories.ts';
import { slugOf } from './slug.ts';

const SCRIPT_SCHEMES = /^(javascript|data|vbscript):$/;
const UNVISITABLE_SCHEMES = /^(ftps?|sftp|git|svn|gopher|rsync|mailto|irc):$/;

/** An address that a reader can be sent to (T16). One that no browser opens any more is left out; a script is refused. */
const website = line(2_000).transform((value, context) => {
  const { protocol, username, password } = URL.parse(value) ?? { protocol: '', username: '', password: '' };
  if (
    /^https?:$/.test(protocol) &&
    /^https?:\/\/[^\s/?#]/i.test(value) &&
    username + password === '' &&
    !/\s/.test(value)
  )
    return value;
  if (UNVISITABLE_SCHEMES.test(protocol)) return undefined;
  context.addIssue({
    code: 'custom',
    message: SCRIPT_SCHEMES.test(protocol)
      ? `An address must not be ${protocol}`
      : 'This is not an http or https address.',
  });
  return z.NEVER;
});

const image = line(2_000).refine(
  (value) => /^(https:\/\/[^\s/]|\/[^\s/\\])\S*$/i.test(value),
  'An image is an https address, or a path on this site.',
);

/** What is asked first, so that nothing larger is looked at: far beyond what any column takes. */
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
const tags = z
  .union(
    [
      list(z.string().max(1_000), { max: 1_000 }),
      z
        .string()
        .max(100_000)
        .transform((value) => value.split(';')),
    ],
    'Tags are a list, or text with semicolons between.',
  )
  .pipe(z.array(line(200)).max(100));

const key = z.union([line(200), someNumber.transform(String)], 'An id is a text or a number.');

const columns = z.object({
  external_id: key.optional(),
  id: key.optional(),
  name: line(200),
  tagline: text(500).optional(),
  tool_description: text(20_000).optional(),
  website: website.optional(),
  domain: z
    .string()
    .max(300)
    .trim()
    .toLowerCase()
    .regex(/^[\p{L}\p{N}._-]{1,253}(:\d+)?$/u, 'This is not a domain.')
    .optional(),
  category: z.enum(CATEGORIES).optional(),
  tags: tags.optional(),
  logo_url: image.optional(),
  tool_rating: score.optional(),
  tool_rating_count: whole.optional(),
  title: line(200).optional(),
  promise: text(500).optional(),
  description: text(20_000).optional(),
  base_price: price.optional(),
  current_price: price.optional(),
  currency: currency.optional(),
  cover_url: image.optional(),
  rating: score.optional(),
  rating_count: whole.optional(),
  starts_at: moment('00:00:00.000').optional(),
  // It lasts to its end.
  ends_at: moment('23:59:59.999').optional(),
});

/** A row is a deal as soon as it says something that only a deal has. */
const DEAL_COLUMNS = ['title', 'base_price', 'current_price', 'ends_at'] as const;

/** An empty CSV field and a JSON null both mean: not given. */
const given = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null && field !== ''))
      : value,
  columns,
);

/**
 * One row, as docs/import.md describes it: a tool, or a deal with its tool. It comes out with the names of the staging
 * table (import.repo.ts). What is not given is absent, and leaves what the database has.
 */
export const importRow = given.transform((row, context) => {
  const isDeal = DEAL_COLUMNS.some((column) => row[column] !== undefined);
  const ownKey = row.external_id ?? row.id;
  const tool = {
    tool_key: `${row.name.toLowerCase()}@${row.domain ?? domainOf(row.website) ?? ''}`,
    has_tool_id: !isDeal && ownKey !== undefined,
    tool_slug: slugOf(row.name, 'tool'),
    name: row.name,
    tagline: row.tagline,
    tool_description: row.tool_description ?? (isDeal ? undefined : row.description),
    website: row.website,
    domain: row.domain ?? domainOf(row.website),
    category: row.category ?? (row.tags && categoryOfTags(row.tags)),
    tags: row.tags,
    logo_url: row.logo_url,
    tool_rating_tenths: tenths(row.tool_rating ?? (isDeal ? undefined : row.rating)),
    tool_rating_count: row.tool_rating_count ?? (isDeal ? undefined : row.rating_count),
  };
  if (!isDeal) return { ...tool, tool_key: ownKey ?? tool.tool_key };

  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const title = row.title ?? row.name;
  const base = row.base_price ?? row.current_price;
  const current = row.current_price ?? base;
  if (base === undefined || current === undefined) {
    refuse('base_price', 'A deal needs a price.');
    return z.NEVER;
  }
  for (const column of ['base_price', 'current_price'] as const) {
    const problem = problemOfAmount(row[column] ?? 0, row.currency ?? 'USD');
    if (problem !== null) refuse(column, problem);
  }
  if (current > base) refuse('current_price', 'It is higher than base_price.');
  if (row.starts_at && row.ends_at && row.ends_at <= row.starts_at) refuse('ends_at', 'It is not after starts_at.');
  return {
    ...tool,
    deal_key: ownKey ?? `${tool.tool_key}/${title}`,
    deal_slug: slugOf(title, 'deal'),
    title,
    promise: row.promise,
    description: row.description,
    base_price_minor: toColumns(base).minor,
    base_price_rest: toColumns(base).rest,
    price_minor: toColumns(current).minor,
    price_rest: toColumns(current).rest,
    currency: row.currency,
    cover_url: row.cover_url,
    rating_tenths: tenths(row.rating),
    rating_count: row.rating_count,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
  };
});
export type ImportRow = z.infer<typeof importRow>;

const tenths = (rating: number | undefined) => (rating === undefined ? undefined : Math.round(rating * 10));

function domainOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : URL.parse(address)?.hostname.replace(/^www\./, '');
}
