import type {
  DealCard,
  DealDetail,
  NamedAlternative,
  Rating,
  ToolDetail,
} from '@onceware/api/catalog/catalog.contract';
import type { SharedCollection, SharedItem } from '@onceware/api/collections/collections.contract';
import type { Profile } from '@onceware/api/community/profiles/profiles.contract';
import type { Review } from '@onceware/api/catalog/reviews/reviews.contract';
import type { LanguageCode } from '@onceware/api/kernel/languages';
import { decimalsOf } from '@onceware/api/kernel/money/decimals.limits';
import type { HeadProps } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';

/** A thing of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

interface Site {
  publicUrl: string;
  language: LanguageCode;
}

/** Describes the subject of a page in terms of schema.org: only what it shows, and only what is true. */
export function structuredData({ canonical, about, image }: HeadProps, { publicUrl, language }: Site): Thing[] {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  if (canonical === paths.home) return [organization(absolute), website(absolute, language)];
  if (!about) return [];
  if ('list' in about) return [listOf(about.list, absolute)];
  if ('person' in about) return [profilePage(about.person, absolute)];
  const isDeal = 'deal' in about;
  const { name, path, entity } = isDeal
    ? { name: about.deal.title, path: paths.deal(about.deal.slug), entity: about.deal }
    : { name: about.tool.name, path: paths.tool(about.tool.slug), entity: about.tool };
  const crumbs = breadcrumbs([
    { name: 'Onceware', url: absolute(paths.home) },
    { name: about.category, url: absolute(paths.category(entity.category)) },
    { name, url: absolute(path) },
  ]);
  const offers = isDeal ? offersOfDeal(about.deal, absolute) : offersOfTool(about.tool, absolute);
  const similar = entity.namedAlternatives.flatMap((one) => similarOf(one, absolute));
  const rating = ownRating(entity.rating);
  const reviews = (about.reviews ?? []).flatMap(reviewOf).slice(0, REVIEWS);
  // Without an offer or a rating there is nothing that a product may be shown with.
  if (!offers && !rating) return [crumbs];
  return [
    crumbs,
    {
      '@type': 'Product',
      name,
      url: absolute(path),
      sku: entity.id,
      description: isDeal ? about.deal.promise || about.deal.description : about.tool.tagline || about.tool.description,
      category: about.category,
      brand: { '@type': 'Brand', name: isDeal ? about.deal.tool.name : about.tool.name },
      ...(image && { image: [absolute(image)] }),
      ...(offers && { offers }),
      ...(similar.length > 0 && { isSimilarTo: similar }),
      ...(rating && { aggregateRating: rating }),
      ...(reviews.length > 0 && { review: reviews }),
    },
  ];
}

/** A published collection: its first items, in its order. */
const listOf = (list: SharedCollection & { token: string }, absolute: (path: string) => string): Thing => ({
  '@type': 'ItemList',
  name: list.name,
  url: absolute(paths.shared(list.token)),
  ...(list.description !== '' && { description: list.description }),
  ...(list.publication && { author: { '@type': 'Person', name: list.publication.owner.name } }),
  numberOfItems: list.item_count,
  itemListElement: list.items
    .flatMap((item) => nameOf(item) ?? [])
    .map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, url: absolute(path) })),
});

function nameOf(item: SharedItem): { name: string; path: string } | null {
  switch (item.entity_type) {
    case 'deal':
      return { name: item.deal.title, path: paths.deal(item.deal.slug) };
    case 'tool':
      return { name: item.tool.name, path: paths.tool(item.tool.slug) };
    case 'page':
      // A note has no address.
      return item.page.url === null ? null : { name: item.page.title || item.page.url, path: item.page.url };
  }
}

/** Describes a member whom everybody may see. */
const profilePage = (
  { id, address, name, handle, avatar, about, ...person }: Profile,
  absolute: (path: string) => string,
): Thing => ({
  '@type': 'ProfilePage',
  url: absolute(paths.profile(address)),
  dateCreated: person.memberSince,
  mainEntity: {
    '@type': 'Person',
    name,
    identifier: id,
    url: absolute(paths.profile(address)),
    ...(handle !== null && { alternateName: handle }),
    ...(about && { description: about }),
    ...(avatar !== null && { image: absolute(avatar) }),
    ...(person.links.length > 0 && { sameAs: person.links }),
    agentInteractionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/ReviewAction',
      userInteractionCount: person.reviewCount,
    },
  },
});

const organization = (absolute: (path: string) => string): Thing => ({
  '@type': 'Organization',
  name: 'Onceware',
  url: absolute(paths.home),
  logo: absolute('/icon-512.png'),
});

const website = (absolute: (path: string) => string, language: LanguageCode): Thing => ({
  '@type': 'WebSite',
  name: 'Onceware',
  url: absolute(paths.home),
  inLanguage: language,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(paths.explore)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

const breadcrumbs = (crumbs: { name: string; url: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

const amount = (price: number, currency: string): string => price.toFixed(decimalsOf(currency));

const endOf = ({ endsAt }: Pick<DealCard, 'endsAt'>) => (endsAt ? { priceValidUntil: endsAt } : {});

function offersOfDeal(deal: DealDetail, absolute: (path: string) => string): Thing {
  const isOver = deal.endsAt !== null && deal.endsAt <= deal.serverTime;
  const common = {
    priceCurrency: deal.currency,
    url: absolute(paths.deal(deal.slug)),
    availability: `https://schema.org/${isOver ? 'Discontinued' : 'InStock'}`,
    ...endOf(deal),
    ...(deal.terms.soldBy && { seller: { '@type': 'Organization', name: deal.terms.soldBy } }),
  };
  const prices = deal.tiers.map(({ price }) => price);
  if (prices.length < 2) return { '@type': 'Offer', price: amount(deal.price, deal.currency), ...common };
  return {
    '@type': 'AggregateOffer',
    lowPrice: amount(Math.min(...prices), deal.currency),
    highPrice: amount(Math.max(...prices), deal.currency),
    offerCount: prices.length,
    ...common,
  };
}

/** Its running deals, if they have one currency: prices of several have no lowest. */
function offersOfTool(tool: ToolDetail, absolute: (path: string) => string): Thing | null {
  const running = tool.deals.slice(0, tool.dealCount);
  const [first] = running;
  if (!first || running.some(({ currency }) => currency !== first.currency)) return null;
  const prices = running.map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    lowPrice: amount(Math.min(...prices), first.currency),
    highPrice: amount(Math.max(...prices), first.currency),
    offerCount: prices.length,
    priceCurrency: first.currency,
    offers: running.map((deal) => ({
      '@type': 'Offer',
      name: deal.title,
      price: amount(deal.price, deal.currency),
      priceCurrency: deal.currency,
      availability: 'https://schema.org/InStock',
      url: absolute(paths.deal(deal.slug)),
      ...endOf(deal),
    })),
  };
}

/** A tool that the page names for the same job, with its running deal; without one it is no product that can be had. */
function similarOf({ tool, deal }: NamedAlternative, absolute: (path: string) => string): Thing[] {
  if (!deal || tool.dealCount === 0) return [];
  const url = absolute(paths.deal(deal.slug));
  return [
    {
      '@type': 'Product',
      name: tool.name,
      url,
      offers: {
        '@type': 'Offer',
        price: amount(deal.price, deal.currency),
        priceCurrency: deal.currency,
        availability: 'https://schema.org/InStock',
        url,
        ...endOf(deal),
      },
    },
  ];
}

/** Number of reviews that a page tells machines of. */
const REVIEWS = 5;

/** One without an author is left out: its account is gone, and none may be made up. */
function reviewOf({ author, stars, text, pros, cons, writtenAt }: Review): Thing[] {
  if (!author) return [];
  return [
    {
      '@type': 'Review',
      author: { '@type': 'Person', name: author.name },
      datePublished: writtenAt,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
      ...(pros.length > 0 && { positiveNotes: notes(pros) }),
      ...(cons.length > 0 && { negativeNotes: notes(cons) }),
    },
  ];
}

const notes = (points: readonly string[]): Thing => ({
  '@type': 'ItemList',
  itemListElement: points.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
});

/** Rating from reviews that were written here; imported ones are no rating of this page's. */
function ownRating(rating: Rating | null): Thing | null {
  if (!rating || rating.isImported || rating.count < 1) return null;
  return {
    '@type': 'AggregateRating',
    ratingValue: rating.score,
    reviewCount: rating.count,
    bestRating: 5,
    worstRating: 1,
  };
}
