import type { DealDetail, NamedAlternative, ToolDetail } from '@onceware/api/catalog/catalog.contract';
import type { Profile } from '@onceware/api/community/profiles/profiles.contract';
import type { Review } from '@onceware/api/catalog/reviews/reviews.contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type HeadProps, Metadata } from '#lib/page/head.tsx';
import { boot } from '#testing/render.tsx';
import { AboutPage } from './about-page.tsx';

const SITE = boot.settings.publicUrl;
const HOSTILE = '</script><script>alert(1)</script><!-- \u2028 "';

const card = {
  id: '0190a3c4-0000-7000-8000-0000000000d1',
  slug: 'inkwell-lifetime',
  title: 'Inkwell Lifetime',
  promise: 'Write once',
  category: 'writing',
  basePrice: 120,
  price: 49.5,
  currency: 'USD',
  discountPercentage: 59,
  coverUrl: '/art/covers/x.svg',
  rating: null,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: '2026-04-01T00:00:00.000Z',
  isLowestEver: false,
  tool: { id: 't', slug: 'inkwell', name: 'Inkwell', logoUrl: '/l.svg' },
} as const;
const deal = {
  ...card,
  tool: { ...card.tool, tagline: '', website: null, domain: null, replaces: [] },
  description: 'About it.',
  gallery: [],
  tiers: [],
  terms: { soldBy: 'Inkwell Ltd', refundDays: 60, redeemBy: null, redeemDays: null, updates: null, stacking: null },
  namedAlternatives: [],
  serverTime: '2026-03-01T00:00:00.000Z',
} as unknown as DealDetail;
const tool = {
  ...card.tool,
  tagline: 'Ink',
  category: 'writing',
  rating: null,
  dealCount: 2,
  namedAlternatives: [],
  description: '',
  deals: [card, { ...card, price: 20 }, { ...card, price: 1, endsAt: '2020-01-01T00:00:00.000Z' }],
} as unknown as ToolDetail;

function headOf(head: HeadProps, search = ''): Document {
  const html = renderToStaticMarkup(
    <>
      <Metadata head={head} publicUrl={SITE} search={search} />
      <AboutPage head={head} boot={boot} />
    </>,
  );
  return new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
}
const hrefs = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const things = (page: Document) =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
  );
const thing = (page: Document, type: string) => things(page).find((one) => one['@type'] === type);
const ofDeal = (fields: Partial<DealDetail> = {}, reviews?: Review[]): HeadProps => {
  const shown = { ...deal, ...fields };
  return { title: shown.title, canonical: `/deal/${shown.slug}`, about: { deal: shown, category: 'Writing', reviews } };
};

/** Rules that Google documents for each type. */
const address = z.url({ protocol: /^https$/ });
const price = z.string().regex(/^\d+(\.\d+)?$/);
const money = {
  priceCurrency: z.string().length(3),
  availability: z.url().optional(),
  priceValidUntil: z.iso.datetime().optional(),
};
const offer = z.object({ '@type': z.literal('Offer'), price, ...money });
const aggregateOffer = z.object({
  '@type': z.literal('AggregateOffer'),
  lowPrice: price,
  highPrice: price,
  offerCount: z.int().min(1),
  ...money,
});
const context = { '@context': z.literal('https://schema.org') };
const SCHEMAS = {
  Product: z.object({
    ...context,
    name: z.string().min(1),
    url: address,
    offers: z.union([offer, aggregateOffer]),
    brand: z.object({ '@type': z.literal('Brand'), name: z.string() }),
    aggregateRating: z
      .object({
        ratingValue: z.number().min(0).max(5),
        reviewCount: z.int().min(1),
        bestRating: z.literal(5),
        worstRating: z.literal(1),
      })
      .optional(),
  }),
  BreadcrumbList: z.object({
    ...context,
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.int().min(1), name: z.string(), item: address }))
      .min(2),
  }),
  Organization: z.object({ ...context, name: z.string(), url: address, logo: address }),
  WebSite: z.object({
    ...context,
    url: address,
    potentialAction: z.object({
      '@type': z.literal('SearchAction'),
      target: z.object({ urlTemplate: z.string().endsWith('{search_term_string}') }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
};

const note = {
  id: 'n',
  url: null,
  title: 'A note',
  description: '',
  site_name: '',
  picture_url: null,
  icon_url: null,
  tool: null,
  deal: null,
};

describe('the metadata of a page', () => {
  it('describes a member whom everybody may see, and nobody else (NET-01)', () => {
    const person = {
      id: '0190b1c8-0000-7000-8000-000000000001',
      address: 'ada',
      handle: 'ada',
      name: 'Ada </script>',
      avatar: '/art/avatars/01.svg',
      about: 'Lamps',
      memberSince: '2026-05-12T08:00:00.000Z',
      reviewCount: 2,
      links: ['https://lamps.example/'],
    } as unknown as Profile;
    const head = { title: person.name, canonical: '/public-profile/profiles/ada', about: { person } };
    expect(thing(headOf(head), 'ProfilePage')).toMatchObject({
      url: `${SITE}/public-profile/profiles/ada`,
      mainEntity: {
        '@type': 'Person',
        name: 'Ada </script>',
        alternateName: 'ada',
        sameAs: ['https://lamps.example/'],
      },
    });
    expect(things(headOf({ ...head, isHidden: true }))).toEqual([]);
  });

  it('has a drawn picture in the reader’s language also of home, blog and about, and names its region (CAT-12, CAT-04)', () => {
    const shown = ['/', '/blog', '/about'].map((canonical) => headOf({ title: 'A page', canonical }));
    expect(shown.map((page) => page.querySelector('[property="og:image"]')?.getAttribute('content'))).toEqual([
      `${SITE}/previews/pages/home.png?lang=en`,
      `${SITE}/previews/pages/blog.png?lang=en`,
      `${SITE}/previews/pages/about.png?lang=en`,
    ]);
    for (const page of shown) {
      expect(page.querySelector('[property="og:image:width"]')?.getAttribute('content')).toBe('1200');
      expect(page.querySelector('[name="twitter:card"]')?.getAttribute('content')).toBe('summary_large_image');
      expect(page.querySelector('[property="og:locale"]')?.getAttribute('content')).toBe('en_US');
    }
    expect(headOf({ title: 'Contact', canonical: '/contact' }).querySelector('[property="og:image"]')).toBeNull();
  });

  it('names its address in each language and in the reader’s, and is canonical for the one that was asked for (CAT-12)', () => {
    const head = { title: 'Deals', canonical: '/explore?category=ai' };
    const page = headOf(head, '?category=ai&lang=ar');
    expect(hrefs(page, 'link[rel=canonical]')).toEqual([`${SITE}/explore?category=ai&lang=ar`]);
    expect(hrefs(page, 'link[hreflang=ar]')).toEqual([`${SITE}/explore?category=ai&lang=ar`]);
    expect(hrefs(page, 'link[hreflang=x-default]')).toEqual([`${SITE}/explore?category=ai`]);
    expect(hrefs(page, 'link[hreflang]')).toHaveLength(7);
    expect(hrefs(headOf(head), 'link[rel=canonical]')).toEqual([`${SITE}/explore?category=ai`]);
  });

  it('names only the languages that a text exists in, and none for a hidden page (CAT-12)', () => {
    const post: HeadProps = { title: 'A post', canonical: '/blog/one', languages: ['en', 'de'] };
    expect(hrefs(headOf(post, '?lang=ar'), 'link[hreflang]')).toEqual([
      `${SITE}/blog/one?lang=en`,
      `${SITE}/blog/one?lang=de`,
      `${SITE}/blog/one`,
    ]);
    expect(hrefs(headOf(post, '?lang=ar'), 'link[rel=canonical]')).toEqual([`${SITE}/blog/one`]);
    expect(hrefs(headOf({ ...post, isHidden: true }), 'link[hreflang]')).toEqual([]);
  });

  it('names the feeds of a list, with what narrows it (CAT-12)', () => {
    const selector = 'link[type="application/atom+xml"], link[type="application/feed+json"]';
    expect(
      hrefs(headOf({ title: 'Mail', canonical: '/explore?q=mail&category=ai', isHidden: true }), selector),
    ).toEqual(['/explore.atom?q=mail&category=ai', '/explore.json?q=mail&category=ai']);
    expect(hrefs(headOf({ title: 'Deals', canonical: '/deals' }), selector)).toHaveLength(2);
    expect(hrefs(headOf(ofDeal()), selector)).toEqual([]);
  });

  it('names the feeds of a shared collection, listed by search engines or not (COL-17)', () => {
    const selector = 'link[type="application/atom+xml"], link[type="application/feed+json"]';
    for (const isHidden of [true, false])
      expect(hrefs(headOf({ title: 'Kilns', canonical: '/c/aToken', isHidden }), selector)).toEqual([
        '/c/aToken.atom',
        '/c/aToken.json',
      ]);
  });

  it('lists a published collection’s items, and names its picture, which changes with them (NET-05)', () => {
    const list = (name: string): HeadProps => ({
      title: name,
      canonical: '/c/aPublicToken',
      about: {
        list: {
          token: 'aPublicToken',
          name,
          description: '</script><b>',
          updated_at: '2026-01-01T00:00:00.000Z',
          item_count: 9,
          is_indexed: true,
          image: null,
          publication: {
            owner: { name: 'Olga', avatar: null },
            theme: null,
            published_at: '2026-01-01T00:00:00.000Z',
            is_own: false,
            followers: 2,
            is_followed: false,
          },
          items: [
            { entity_type: 'page', page: note, notes: null },
            { entity_type: 'page', page: { ...note, url: 'https://kiln.example/', title: 'Kiln' }, notes: null },
          ],
          nextCursor: null,
        },
      },
    });
    const page = headOf(list('Kilns'));
    expect(thing(page, 'ItemList')).toMatchObject({
      '@type': 'ItemList',
      url: `${SITE}/c/aPublicToken`,
      author: { '@type': 'Person', name: 'Olga' },
      numberOfItems: 9,
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Kiln', url: 'https://kiln.example/' }],
    });
    const pictureOf = (of: Document | Element) => of.querySelector('[property="og:image"]')?.getAttribute('content');
    expect(pictureOf(page)).toMatch(/\/previews\/collections\/aPublicToken\.png\?v=[\da-f]{8}$/);
    expect(pictureOf(headOf(list('Wheels')))).not.toBe(pictureOf(page));
  });

  it.each<[string, HeadProps, string[]]>([
    ['home', { title: 'Onceware', canonical: '/' }, ['Organization', 'WebSite']],
    ['a deal', ofDeal(), ['BreadcrumbList', 'Product']],
    [
      'a deal with plans',
      ofDeal({
        tiers: [
          { name: 'One', price: 49.5, features: [], limits: [] },
          { name: 'Two', price: 99, features: [], limits: [] },
        ],
      }),
      ['BreadcrumbList', 'Product'],
    ],
    [
      'a tool',
      { title: 'Inkwell', canonical: '/tool/inkwell', about: { tool, category: 'Writing' } },
      ['BreadcrumbList', 'Product'],
    ],
  ])('%s says in JSON-LD what it is, with all that Google requires (CAT-12)', (_name, head, types) => {
    const found = things(headOf(head));
    expect(found.map((one) => one['@type'])).toEqual(types);
    for (const one of found) SCHEMAS[one['@type'] as keyof typeof SCHEMAS].parse(one);
  });

  it('says the price with its currency’s decimals, the range of plans, and what has ended (CAT-12)', () => {
    const offersOf = (fields: Partial<DealDetail>) => thing(headOf(ofDeal(fields)), 'Product')?.['offers'];
    expect(offersOf({})).toMatchObject({ price: '49.50', availability: 'https://schema.org/InStock' });
    expect(offersOf({ price: 4900, currency: 'JPY' })).toMatchObject({ price: '4900', priceCurrency: 'JPY' });
    expect(offersOf({ endsAt: '2026-02-01T00:00:00.000Z' })).toMatchObject({
      availability: 'https://schema.org/Discontinued',
    });
    const tiers = [99, 49].map((one) => ({ name: 'A', price: one, features: [], limits: [] }));
    expect(offersOf({ tiers })).toMatchObject({ lowPrice: '49.00', highPrice: '99.00', offerCount: 2 });
  });

  it('lists running deals of a tool as offers, and none when currencies differ (CAT-12)', () => {
    const headOfTool = (deals: ToolDetail['deals']): HeadProps => ({
      title: 'Inkwell',
      canonical: '/tool/inkwell',
      about: { tool: { ...tool, deals }, category: 'Writing' },
    });
    expect(thing(headOf(headOfTool(tool.deals)), 'Product')?.['offers']).toMatchObject({
      lowPrice: '20.00',
      highPrice: '49.50',
      offerCount: 2,
    });
    const mixed = [tool.deals[0], { ...card, currency: 'EUR' }] as unknown as ToolDetail['deals'];
    expect(things(headOf(headOfTool(mixed))).map((one) => one['@type'])).toEqual(['BreadcrumbList']);
  });

  it('tells of the tools named for the same job those that can be had, at their price (CAT-17)', () => {
    const named = (name: string, dealCount: number, one: object | null) =>
      ({ tool: { ...tool, name, slug: name.toLowerCase(), dealCount }, deal: one }) as unknown as NamedAlternative;
    const namedAlternatives = [named('Quill', 1, card), named('Over', 0, card), named('Never', 0, null)];
    expect(thing(headOf(ofDeal({ namedAlternatives })), 'Product')?.['isSimilarTo']).toEqual([
      {
        '@type': 'Product',
        name: 'Quill',
        url: `${SITE}/deal/inkwell-lifetime`,
        offers: expect.objectContaining({ price: '49.50', priceCurrency: 'USD', priceValidUntil: card.endsAt }),
      },
    ]);
    expect(thing(headOf(ofDeal({})), 'Product')).not.toHaveProperty('isSimilarTo');
  });

  it('includes only ratings written here, never imported ones (CAT-12)', () => {
    const ratingOf = (rating: object) =>
      thing(headOf(ofDeal({ rating: rating as DealDetail['rating'] })), 'Product')?.['aggregateRating'];
    expect(ratingOf({ score: 4.6, count: 12, isImported: true })).toBeUndefined();
    expect(ratingOf({ score: 4.6, count: 12, isImported: false })).toMatchObject({ ratingValue: 4.6, reviewCount: 12 });
  });

  it('tells reviews that the page shows, with stars, author, pros and cons, and none whose author is gone (CAT-15)', () => {
    const review = {
      author: { name: 'Ada', avatar: null },
      stars: 2,
      text: HOSTILE,
      pros: ['Quick'],
      cons: [],
      writtenAt: '2026-02-01T00:00:00.000Z',
    };
    const reviews = [{ ...review, author: null }, ...Array.from({ length: 7 }, () => review)];
    const told = thing(headOf(ofDeal({}, reviews as unknown as Review[])), 'Product')?.['review'];
    expect(told).toHaveLength(5);
    expect(told).toMatchObject([
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Ada' },
        datePublished: '2026-02-01T00:00:00.000Z',
        reviewBody: HOSTILE,
        reviewRating: { ratingValue: 2, bestRating: 5, worstRating: 1 },
        positiveNotes: { itemListElement: [{ position: 1, name: 'Quick' }] },
      },
      {},
      {},
      {},
      {},
    ]);
    expect(thing(headOf(ofDeal({})), 'Product')).not.toHaveProperty('review');
  });

  it('holds hostile text as text (CAT-12, T14)', () => {
    const head = ofDeal({ title: HOSTILE, promise: HOSTILE, tool: { ...deal.tool, name: HOSTILE } });
    const page = headOf(head);
    expect([...page.querySelectorAll('script')].map((script) => script.type)).toEqual([
      'application/ld+json',
      'application/ld+json',
    ]);
    expect(thing(page, 'Product')).toMatchObject({ name: HOSTILE, description: HOSTILE, brand: { name: HOSTILE } });
    expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(HOSTILE);
  });
});
