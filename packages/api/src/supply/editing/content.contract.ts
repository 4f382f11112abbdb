import { z } from 'zod';
import { moment } from '#kernel/dates.ts';
import { list } from '#kernel/list.ts';
import { currency, problemOfAmount } from '#kernel/money/money.ts';
import { line, opaque, text } from '#kernel/text.ts';
import { CATEGORIES, UPDATES } from '#catalog/catalog.limits.ts';
import { image, visitable } from '#catalog/web-address.contract.ts';
import type { DealContent, DealDraft, ToolContent, ToolDraft } from './content.answers.ts';
import { contentLimits as limits } from './editing.limits.ts';

export type * from './content.answers.ts';

const id = z.uuid('This is not an id.').toLowerCase();

const MISSING = 'This is missing.';
const amount = z.number(MISSING).min(0, 'A price is not negative.').max(limits.priceMax, 'This is too much money.');
const days = z.int().min(0).max(limits.daysMax, `Use at most ${limits.daysMax} days.`).nullable();
const category = z.enum(CATEGORIES, MISSING);

/** Tools that do the same job, the nearest first. */
const alternatives = list(id, { max: limits.alternativesMax }).refine(
  (ids) => new Set(ids).size === ids.length,
  'A tool is named twice.',
);

const plan = z.strictObject({
  name: line(limits.shortMax),
  price: amount,
  features: list(line(limits.nameMax), { max: limits.featuresMax }),
  /** Limits by which plans differ, for comparing. */
  limits: list(z.strictObject({ name: line(limits.shortMax), value: line(limits.shortMax) }), {
    max: limits.planLimitsMax,
  }),
});

/**
 * Content of a deal that can be published. Prices in major units of `currency`, times are ISO strings; null means not
 * known. Without `startsAt` it begins when it is published.
 */
export const dealContent = z
  .strictObject({
    toolId: id.nullable().transform((toolId, context) => {
      if (toolId !== null) return toolId;
      context.addIssue({ code: 'custom', message: MISSING });
      return z.NEVER;
    }),
    title: line(limits.nameMax),
    promise: text(limits.lineMax),
    description: text(limits.textMax),
    category,
    basePrice: amount,
    price: amount,
    currency,
    tiers: list(plan, { max: limits.plansMax }),
    coverUrl: image.nullable(),
    gallery: list(image, { max: limits.galleryMax }),
    url: visitable.nullable(),
    coupon: line(limits.shortMax).nullable(),
    soldBy: line(limits.nameMax).nullable(),
    refundDays: days,
    redeemBy: moment.nullable(),
    redeemDays: days,
    updates: z.enum(UPDATES).nullable(),
    stacking: z.int().min(1).max(limits.stackingMax).nullable(),
    startsAt: moment.nullable(),
    endsAt: moment.nullable(),
    isHidden: z.boolean(),
  })
  .check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', path, message, input: value });
    if (value.price > value.basePrice) refuse(['price'], 'It is higher than the list price.');
    const prices = [
      [['basePrice'], value.basePrice] as const,
      [['price'], value.price] as const,
      ...value.tiers.map(({ price }, index) => [['tiers', index, 'price'], price] as const),
    ];
    for (const [path, price] of prices) {
      const problem = problemOfAmount(price, value.currency);
      if (problem !== null) refuse([...path], problem);
    }
    if (value.startsAt !== null && value.endsAt !== null && value.endsAt <= value.startsAt)
      refuse(['endsAt'], 'It is not after the beginning.');
  });

/** Content of a tool that can be published. */
export const toolContent = z.strictObject({
  name: line(limits.nameMax),
  tagline: text(limits.lineMax),
  description: text(limits.textMax),
  website: visitable.nullable(),
  domain: line(300)
    .refine((value) => /^[\p{L}\p{N}._-]{1,253}(:\d+)?$/u.test(value), 'This is not a domain.')
    .nullable(),
  category,
  tags: list(line(limits.tagMax), { max: limits.tagsMax }),
  /** Known products that it can be used instead of, by name. */
  replaces: list(line(limits.shortMax), { max: limits.replacesMax }),
  alternatives,
  logoUrl: image.nullable(),
  isHidden: z.boolean(),
});

// Drafts hold the same before it is complete: any text of bounded length, and nothing where something is missing.

const typed = (max: number) => text(max).default('');
const optional = (max: number) =>
  text(max)
    .nullable()
    .default(null)
    .transform((value) => (value === '' ? null : value));
const typedAmount = z.number().min(0).max(limits.priceMax).nullable().default(null);
const typedDays = z.int().min(0).max(limits.daysMax).nullable().default(null);
const typedMoment = moment.nullable().default(null);
const typedCategory = z.enum(CATEGORIES).nullable().default(null);

const planDraft = z.strictObject({
  name: typed(limits.shortMax),
  price: typedAmount,
  features: list(text(limits.nameMax), { max: limits.featuresMax }),
  limits: list(z.strictObject({ name: text(limits.shortMax), value: text(limits.shortMax) }), {
    max: limits.planLimitsMax,
  }),
});

export const dealDraft = z.strictObject({
  toolId: id.nullable().default(null),
  title: typed(limits.nameMax),
  promise: typed(limits.lineMax),
  description: typed(limits.textMax),
  category: typedCategory,
  basePrice: typedAmount,
  price: typedAmount,
  currency: opaque(3).default('USD'),
  tiers: list(planDraft, { max: limits.plansMax }).default([]),
  coverUrl: optional(limits.addressMax),
  gallery: list(text(limits.addressMax), { max: limits.galleryMax }).default([]),
  url: optional(limits.addressMax),
  coupon: optional(limits.shortMax),
  soldBy: optional(limits.nameMax),
  refundDays: typedDays,
  redeemBy: typedMoment,
  redeemDays: typedDays,
  updates: z.enum(UPDATES).nullable().default(null),
  stacking: z.int().min(1).max(limits.stackingMax).nullable().default(null),
  startsAt: typedMoment,
  endsAt: typedMoment,
  isHidden: z.boolean().default(false),
});

export const toolDraft = z.strictObject({
  name: typed(limits.nameMax),
  tagline: typed(limits.lineMax),
  description: typed(limits.textMax),
  website: optional(limits.addressMax),
  domain: optional(300),
  category: typedCategory,
  tags: list(text(limits.tagMax), { max: limits.tagsMax }).default([]),
  replaces: list(text(limits.shortMax), { max: limits.replacesMax }).default([]),
  alternatives: alternatives.default([]),
  logoUrl: optional(limits.addressMax),
  isHidden: z.boolean().default(false),
});

export interface Contents {
  deal: DealContent;
  tool: ToolContent;
}
export interface Drafts {
  deal: DealDraft;
  tool: ToolDraft;
}
export type EntityType = keyof Contents;

export const ENTITY_TYPES = ['deal', 'tool'] as const satisfies readonly EntityType[];
