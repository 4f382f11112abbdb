import { coverUrlOf, logoUrlOf } from '@onceware/api/catalog/art.contract';
import type { DealDetail, ToolDetail } from '@onceware/api/catalog/catalog.contract';
import type { DealDraft, ToolContent, ToolDraft } from '@onceware/api/supply/editing/content.contract';

interface PreviewedTool {
  id: string;
  slug: string;
  content: ToolContent | ToolDraft;
}

const NO_TOOL: PreviewedTool['content'] = {
  name: '',
  tagline: '',
  description: '',
  website: null,
  domain: null,
  category: null,
  tags: [],
  replaces: [],
  alternatives: [],
  logoUrl: null,
  isHidden: false,
};

/** A live preview of a deal's page from its draft. */
export function dealPreview(id: string, slug: string, draft: DealDraft, tool: PreviewedTool | null): DealDetail {
  const { content: ofTool, slug: toolSlug, id: toolId } = tool ?? { content: NO_TOOL, slug: 'new', id };
  const now = new Date().toISOString();
  const category = draft.category ?? 'other';
  const basePrice = Math.max(draft.basePrice ?? draft.price ?? 0, draft.price ?? 0);
  const price = draft.price ?? basePrice;
  const { href: address = null, protocol = '', host = null } = URL.parse(draft.url ?? ofTool.website ?? '') ?? {};
  const isWeb = /^https?:$/.test(protocol);
  return {
    id,
    slug,
    title: draft.title,
    promise: draft.promise || ofTool.tagline,
    description: draft.description || ofTool.description,
    category,
    basePrice,
    price,
    currency: draft.currency,
    // The price begins when it is published: before, nothing can be said of it.
    discountPercentage: 0,
    isLowestEver: false,
    priceMemory: null,
    coverUrl: coverUrlOf({ coverUrl: draft.coverUrl, category, slug }),
    gallery: draft.gallery,
    tiers: draft.tiers.map((plan) => ({ ...plan, price: plan.price ?? 0 })),
    terms: {
      soldBy: draft.soldBy,
      refundDays: draft.refundDays,
      redeemBy: draft.redeemBy,
      redeemDays: draft.redeemDays,
      updates: draft.updates,
      stacking: draft.stacking,
    },
    coupon: draft.coupon,
    goUrl: isWeb ? address : null,
    goHost: isWeb ? host : null,
    hasAffiliate: false,
    rating: null,
    startsAt: draft.startsAt ?? now,
    endsAt: draft.endsAt,
    tool: {
      id: toolId,
      slug: toolSlug,
      name: ofTool.name,
      logoUrl: logoUrlOf({ logoUrl: ofTool.logoUrl, slug: toolSlug }),
      tagline: ofTool.tagline,
      website: ofTool.website,
      domain: ofTool.domain,
      replaces: ofTool.replaces,
    },
    namedAlternatives: [],
    alternatives: [],
    earlier: [],
    websitePictures: [],
    related: [],
    // Not known of a draft, so nothing is said.
    wasBasePriceAsked: true,
    serverTime: now,
  };
}

/** A tool's page as its draft would make it, without its deals. */
export const toolPreview = (id: string, slug: string, draft: ToolDraft): ToolDetail => ({
  id,
  slug,
  name: draft.name,
  tagline: draft.tagline,
  description: draft.description,
  websitePictures: [],
  category: draft.category ?? 'other',
  website: draft.website,
  domain: draft.domain,
  tags: draft.tags,
  logoUrl: logoUrlOf({ logoUrl: draft.logoUrl, slug }),
  rating: null,
  dealCount: 0,
  namedAlternatives: [],
  deals: [],
});
