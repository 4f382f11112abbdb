import type { DealCard, ToolCard } from '#catalog/catalog.contract.ts';
import { reductionOf } from '#catalog/prices/price-claims.contract.ts';
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
function priceOf(deal: DealCard): string {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: deal.currency, currencyDisplay: 'code' });
  const percent = reductionOf(deal)?.percent ?? null;
  return money.format(deal.price) + (percent === null ? '' : ` (\u2212${percent}%)`);
}
