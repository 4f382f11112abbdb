import { z } from 'zod';
import { id, moment } from '#kernel/answers.ts';
import { CATEGORIES, UPDATES } from '#catalog/catalog.limits.ts';

const category = z.enum(CATEGORIES);

const plan = z.strictObject({
  name: z.string(),
  price: z.number().describe('In major units.'),
  features: z.array(z.string()),
  limits: z
    .array(z.strictObject({ name: z.string(), value: z.string() }))
    .describe('Limits by which plans differ, for comparing.'),
});

export const sentDealContent = z.strictObject({
  toolId: id,
  title: z.string(),
  promise: z.string(),
  description: z.string(),
  category,
  basePrice: z.number(),
  price: z.number(),
  currency: z.string(),
  tiers: z.array(plan),
  coverUrl: z.string().nullable(),
  gallery: z.array(z.string()),
  url: z.string().nullable(),
  coupon: z.string().nullable(),
  soldBy: z.string().nullable(),
  refundDays: z.number().nullable(),
  redeemBy: moment.nullable(),
  redeemDays: z.number().nullable(),
  updates: z.enum(UPDATES).nullable(),
  stacking: z.number().nullable(),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  isHidden: z.boolean(),
});
export interface DealContent extends z.infer<typeof sentDealContent> {}

export const sentDealDraft = sentDealContent.extend({
  toolId: id.nullable(),
  category: category.nullable(),
  basePrice: z.number().nullable(),
  price: z.number().nullable(),
  tiers: z.array(plan.extend({ price: z.number().nullable() })),
});
/** A deal's content of which something may still be missing. */
export interface DealDraft extends z.infer<typeof sentDealDraft> {}

export const sentToolContent = z.strictObject({
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  website: z.string().nullable(),
  domain: z.string().nullable(),
  category,
  tags: z.array(z.string()),
  replaces: z.array(z.string()).describe('Known products that it can be used instead of, by name.'),
  alternatives: z.array(id).describe('Tools that do the same job, the nearest first.'),
  logoUrl: z.string().nullable(),
  isHidden: z.boolean(),
});
export interface ToolContent extends z.infer<typeof sentToolContent> {}

export const sentToolDraft = sentToolContent.extend({ category: category.nullable() });
/** A tool's content of which something may still be missing. */
export interface ToolDraft extends z.infer<typeof sentToolDraft> {}
