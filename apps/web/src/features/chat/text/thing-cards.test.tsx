import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Reference } from '../chat-source.ts';
import { numbered, showRoom } from '../room-testing.tsx';
import { NO_TAGS } from '../chat-source.ts';
import { namedThings } from './named-things.ts';

const ref = (slug: string, kind: Reference['kind'] = 'deal'): Reference => ({
  kind,
  slug,
  title: slug.toUpperCase(),
  thumbnail: null,
  url: `/${kind}/${slug}`,
});
const tagged = (...references: Reference[]) => ({ taggedContent: { ...NO_TAGS, references } });
const deal = (slug: string, more = {}) => ({
  id: slug,
  slug,
  title: `Deal ${slug}`,
  promise: '',
  category: 'marketing',
  basePrice: 199,
  price: 59,
  currency: 'USD',
  discountPercentage: 70,
  isLowestEver: false,
  priceMemory: {
    since: '2026-01-01T00:00:00.000Z',
    lowestBefore: { price: 199, isTold: false },
    previous: null,
    lowestOfYear: null,
    steps: [],
  },
  coverUrl: '/cover.svg',
  rating: null,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  tool: { id: slug, slug, name: slug, logoUrl: '/logo.svg' },
  ...more,
});
const tool = {
  id: 't',
  slug: 'quill',
  name: 'Quillback',
  tagline: '',
  logoUrl: '/logo.svg',
  rating: null,
  dealCount: 2,
};
const cards = () => within(screen.getByRole('list', { name: 'Deals and tools in this message' }));

describe('deals and tools that messages name', () => {
  it('are cards with what they cost today, asked for at once for a whole screen (LIVE-08)', async () => {
    const asked: unknown[] = [];
    const answer = (path: string, input: unknown) => {
      if (path !== 'catalog.cards') return new Promise(() => undefined);
      asked.push(input);
      return { deals: [deal('a'), deal('b', { endsAt: '2026-01-02T00:00:00.000Z' })], tools: [tool] };
    };
    const messages = [
      ...numbered(1, 1, tagged(ref('a'))),
      ...numbered(2, 2, tagged(ref('a'), ref('b'), ref('gone'))),
      ...numbered(3, 3, tagged(ref('quill', 'tool'))),
    ];
    const { router, onLeave } = await showRoom({ messages }, answer);
    const [priced] = await screen.findAllByRole('link', {
      name: 'Deal a Price now $59 Lowest price of the 30 days before $199',
    });
    expect(asked).toEqual([{ dealSlugs: ['a', 'b', 'gone'], toolSlugs: ['quill'] }]);
    expect(screen.getByRole('link', { name: 'Deal b Ended' }).getAttribute('href')).toBe('/deal/b');
    expect(screen.getByText('No longer available').closest('a')).toBeNull();
    expect(screen.getByText('GONE')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Quillback 2 deals now' }).getAttribute('href')).toBe('/tool/quill');
    if (priced) await userEvent.click(priced);
    expect(router.state.location.pathname).toBe('/deal/a');
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('are shown up to three, and the others counted (LIVE-08)', async () => {
    await showRoom({ messages: numbered(1, 1, tagged(ref('a'), ref('b'), ref('c'), ref('d'), ref('e'))) });
    expect(cards().getAllByRole('listitem')).toHaveLength(4);
    expect(cards().getByText('and 2 more')).toBeDefined();
  });

  it('link to their pages when the price could not be read (LIVE-08)', async () => {
    const answer = () => {
      throw new Error('offline');
    };
    await showRoom({ messages: numbered(1, 1, tagged(ref('a'))) }, answer);
    const link = await screen.findByRole('link', { name: 'A The price could not be loaded' });
    expect(link.getAttribute('href')).toBe('/deal/a');
  });
});

describe('what a message names', () => {
  const origin = 'https://onceware.example';
  const named = (text: string) => namedThings({ text, taggedContent: NO_TAGS }, origin);

  it('is found in addresses of this site, each once (LIVE-08)', () => {
    expect(
      named(`Look: ${origin}/deal/mail-well. And ${origin}/deal/mail-well?from=1 or ${origin}/tool/b%C3%A4r`),
    ).toEqual([
      { kind: 'deal', slug: 'mail-well' },
      { kind: 'tool', slug: 'bär' },
    ]);
  });

  it.each([
    'https://onceware.example.evil.test/deal/x',
    'https://other.test/https://onceware.example/deal/x',
    `${origin}/deals`,
    `${origin}/deal/`,
    `${origin}/deal/a/b`,
    `${origin}/deal/%E0%A4%A`,
    `${origin}/deal/../admin`,
  ])('is nothing in %s (LIVE-08)', (text) => {
    expect(named(text)).toEqual([]);
  });
});
