import type { DealContent, DealDraft, ToolContent, ToolDraft } from '@onceware/api/supply/editing/content.contract';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';

/** A deal or a tool, published or not. */
export type AnyContent = DealContent | DealDraft | ToolContent | ToolDraft;
export type ContentField = keyof DealContent | keyof ToolContent;

/** Text for an empty field. */
const NONE = '–';
const MOMENTS: readonly ContentField[] = ['startsAt', 'endsAt', 'redeemBy'];

/** How fields and what they hold are called, for comparing versions. */
export function useContentWords() {
  const t = useTranslations('catalogFields.field');
  const category = useTranslations('catalog.category');
  const format = useFormat();
  // In the order of their forms.
  const names: Record<ContentField, string> = {
    toolId: t('tool'),
    title: t('title'),
    name: t('name'),
    promise: t('promise'),
    tagline: t('tagline'),
    description: t('description'),
    website: t('website'),
    domain: t('domain'),
    category: t('category'),
    tags: t('tags'),
    replaces: t('replaces'),
    alternatives: t('alternatives'),
    price: t('price'),
    basePrice: t('basePrice'),
    currency: t('currency'),
    startsAt: t('startsAt'),
    endsAt: t('endsAt'),
    tiers: t('plans'),
    coverUrl: t('cover'),
    gallery: t('gallery'),
    logoUrl: t('logo'),
    url: t('url'),
    coupon: t('coupon'),
    soldBy: t('soldBy'),
    refundDays: t('refundDays'),
    redeemBy: t('redeemBy'),
    redeemDays: t('redeemDays'),
    updates: t('updates'),
    stacking: t('stacking'),
    isHidden: t('isHidden'),
  };
  const plan = ({ name, price, features, limits }: DealDraft['tiers'][number]) =>
    [
      `${name}: ${price === null ? NONE : format.number(price)}`,
      ...features,
      ...limits.map((limit) => `${limit.name}: ${limit.value}`),
    ].join('\n');
  /** Returns a field's value as text, line by line. */
  const say = (content: AnyContent, field: ContentField): string => {
    const value: unknown = (content as unknown as Record<string, unknown>)[field];
    if (field === 'tiers' && 'tiers' in content) return content.tiers.map(plan).join('\n\n');
    if (value === null || value === undefined || value === '') return NONE;
    if (field === 'category' && content.category !== null) return category(content.category);
    if (field === 'updates' && 'updates' in content && content.updates !== null)
      return t(`updatesOf.${content.updates}`);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return format.number(value);
    if (Array.isArray(value)) return value.length === 0 ? NONE : value.join('\n');
    if (typeof value !== 'string') return NONE;
    return MOMENTS.includes(field) ? format.moment(value, Intl.DateTimeFormat().resolvedOptions().timeZone) : value;
  };
  const isField = (name: string): name is ContentField => name in names;
  /** Sorts fields in the order of their form. */
  const inOrder = (fields: readonly string[]): ContentField[] =>
    Object.keys(names)
      .filter(isField)
      .filter((field) => fields.includes(field));
  return { nameOf: (field: ContentField) => names[field], isField, inOrder, say, none: NONE };
}
