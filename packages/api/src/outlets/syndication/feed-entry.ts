import type { DealCard, ToolCard } from '#catalog/catalog.contract.ts';
import type { FeedEntry } from './syndication.ts';

/** An entry as its card says it, without its times. */
type Timeless = Omit<FeedEntry, 'publishedAt' | 'changedAt'>;

export const ofDeal = (publicUrl: string, deal: DealCard): Timeless => ({
  ...placed(publicUrl, `/deal/${encodeURIComponent(deal.slug)}`, deal, deal.coverUrl),
  title: deal.title,
  summary: [deal.promise, priceOf(deal)].filter(Boolean).join(' · '),
  author: deal.tool.name,
});

export const ofTool = (publicUrl: string, tool: ToolCard): Timeless => ({
  ...placed(publicUrl, `/tool/${encodeURIComponent(tool.slug)}`, tool, tool.logoUrl),
  title: tool.name,
  summary: tool.tagline,
  author: tool.name,
});

function placed(
  publicUrl: string,
  path: string,
  { id, category }: Pick<DealCard | ToolCard, 'id' | 'category'>,
  image: string,
): Pick<Timeless, 'id' | 'category' | 'url' | 'image'> {
  return { id, category, url: publicUrl + path, image: new URL(image, publicUrl).href };
}

/** Language-neutral price: `USD 49.00 (−75%)`. */
function priceOf({ price, currency, discountPercentage }: DealCard): string {
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }).format(price);
  return discountPercentage > 0 ? `${amount} (\u2212${discountPercentage}%)` : amount;
}
