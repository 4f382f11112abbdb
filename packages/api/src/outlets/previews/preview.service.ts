import { hash } from 'node:crypto';
import type { Call } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { drawnCover, drawnLogo } from '#catalog/art.contract.ts';
import type { DealCard } from '#catalog/catalog.contract.ts';
import { getCards } from '#catalog/catalog.service.ts';
import { reductionOf } from '#catalog/prices/price-claims.contract.ts';
import { type PreviewInput, SITE_PAGES } from './preview.contract.ts';
import type { PreviewWords } from './preview-svg.ts';
import type { PreviewDrawing } from './previews.ts';
import { drawingOfPage } from './site-pages.ts';

type Kind = Exclude<PreviewInput['kind'], 'collections'>;

/** To be counted up when previews shall look another way. */
const FORMAT = 2;

/** `/art/covers/a.svg` as a file of packages/art/pictures; pictures of others are not fetched. */
export const fileOf = (url: string): string[] =>
  /^\/art\/((?:covers|logos|tools)\/[\w-]+\.svg)$/.exec(url)?.slice(1) ?? [];

/**
 * Reads what the preview of a deal, a tool or a page shows, and a key that changes with it.
 *
 * @throws not_found
 */
export async function findPreview(
  call: Pick<Call, 'database'>,
  { kind, slug, lang = 'en' }: Omit<PreviewInput, 'kind'> & { kind: Kind },
): Promise<{ key: string; drawing: PreviewDrawing }> {
  if (kind === 'pages') {
    const page = SITE_PAGES.find((one) => one === slug);
    if (!page) throw new AppError('not_found');
    return keyed(drawingOfPage(page, lang));
  }
  const asked = { dealIds: [], toolIds: [], dealSlugs: [], toolSlugs: [] };
  const found = await getCards(call, { ...asked, [kind === 'deals' ? 'dealSlugs' : 'toolSlugs']: [slug] });
  const drawing = found.deals.map(drawingOfDeal)[0] ?? found.tools.map(drawingOfTool)[0];
  if (!drawing) throw new AppError('not_found');
  return keyed(drawing);
}

/** A drawing with a key that changes with it. */
export const keyed = (drawing: PreviewDrawing) => ({
  key: hash('sha1', `${FORMAT} ${JSON.stringify(drawing)}`, 'base64url'),
  drawing,
});

type Tool = Parameters<typeof drawnCover>[0] & { name: string; logoUrl: string };

const drawingOfTool = (tool: Tool): PreviewDrawing => ({
  words: { title: tool.name, name: 'Onceware', price: '', before: '', saving: '' },
  covers: [drawnCover(tool)].flatMap(fileOf),
  logos: logosOf(tool),
});

const drawingOfDeal = (deal: DealCard): PreviewDrawing => ({
  words: { title: deal.title, name: deal.tool.name, ...priceOf(deal) },
  covers: [deal.coverUrl, drawnCover(deal)].flatMap(fileOf),
  logos: logosOf(deal.tool),
});

/** Files of a tool's logo: its own if it is drawn, else the drawn one. */
export const logosOf = ({ logoUrl, slug }: { logoUrl: string; slug: string }) =>
  [logoUrl, drawnLogo(slug)].flatMap(fileOf);

/** Formats the price of a running deal: another price, or none, needs another picture. */
function priceOf(deal: DealCard): Omit<PreviewWords, 'title' | 'name'> {
  const { price, currency, endsAt } = deal;
  if (endsAt !== null && Date.parse(endsAt) <= Date.now()) return { price: '', before: '', saving: '' };
  const money = new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const reduction = reductionOf(deal);
  return {
    price: money.format(price),
    before: reduction ? money.format(reduction.before) : '',
    saving: reduction?.percent ? `\u2212${reduction.percent}%` : '',
  };
}
