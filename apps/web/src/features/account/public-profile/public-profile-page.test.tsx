import type { PublicProfile } from '@onceware/api/identity/account/account.contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { refusal } from '#testing/refusal.ts';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { PublicProfilePage } from './public-profile-page.tsx';

const NEW: PublicProfile = {
  name: 'Ines Insider',
  avatar: null,
  memberSince: '2026-05-12T08:00:00.000Z',
  reviewCount: 0,
  collections: [],
};
const TOKEN = 'T'.repeat(24);

const show = (answer: Answer) =>
  renderApp(
    <WithWords part="account">
      <PublicProfilePage reviews={<p>What was written</p>} />
    </WithWords>,
    { session, answer },
  );
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('public profile', () => {
  beforeAll(() => loadPart('account', 'en'));

  it('shows a new account what others see of it, and how to add more (ACC-01, NAV-12)', async () => {
    show(() => NEW);
    expect(await screen.findByText('Ines Insider')).toBeDefined();
    expect(screen.getByText('Member since May 12, 2026')).toBeDefined();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    const reviews = await region('Your reviews');
    expect(reviews.getByText(/^You have not written a review yet\./)).toBeDefined();
    expect(reviews.getByRole('link', { name: 'Go to My Purchases' })).toBeDefined();
    expect(screen.queryByText('What was written')).toBeNull();
    const shared = await region('Shared collections');
    expect(shared.getByRole('link', { name: 'Go to My Collections' }).getAttribute('href')).toBe(
      '/dashboard/account/collections',
    );
    expect(document.body.textContent).not.toContain('insider@onceware.example');
  });

  it('shows reviews, and each shared collection with its number of items and its link (ACC-01, COL-17)', async () => {
    const shared = { token: TOKEN, name: 'For the studio', description: 'Lamps', itemCount: 1, isIndexed: false };
    show(() => ({ ...NEW, reviewCount: 2, collections: [shared] }));
    const reviews = await region('Your reviews');
    expect(reviews.getByText('2 reviews')).toBeDefined();
    expect(reviews.getByText('What was written')).toBeDefined();
    const card = within((await region('Shared collections')).getByRole('listitem'));
    expect(card.getByRole('link', { name: 'For the studio' }).getAttribute('href')).toBe(`/c/${TOKEN}`);
    expect(card.getByText('1 item · Only with the link')).toBeDefined();
    expect(card.getByText(`https://onceware.example/c/${TOKEN}`)).toBeDefined();
  });

  it('says so when it cannot be read (ACC-01)', async () => {
    show(() => {
      throw refusal('internal');
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Your public profile could not be loaded.');
  });
});
