import type { Profile } from '@onceware/api/community/profiles/profiles.contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp } from '#testing/render.tsx';
import { ProfilePage } from './profile-page.tsx';

const ADA: Profile = {
  id: '0190b1c8-0000-7000-8000-000000000001',
  address: 'ada',
  handle: 'ada',
  name: 'Ada Quill',
  avatar: null,
  about: 'I keep lamps.',
  memberSince: '2026-05-12T08:00:00.000Z',
  reviewCount: 2,
  toolsBought: 12,
  hasMoved: false,
  isOwn: false,
  visibility: 'everybody',
  links: ['https://www.lamps.example/'],
  interests: ['design'],
  collections: [{ token: 'T'.repeat(24), name: 'For the studio', description: 'Lamps' }],
};

const show = (profile: Profile, address = profile.address) =>
  renderApp(
    <WithWords part="profiles">
      <ProfilePage address={address} reviews={<p>What was written</p>} />
    </WithWords>,
    { answer: () => profile },
  );
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null;

describe('the page of a member', () => {
  beforeAll(() => loadPart('profiles', 'en'));

  it('shows what they say of themselves, with links that lend them nothing (NET-01)', async () => {
    show(ADA);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Quill' })).toBeDefined();
    expect(screen.getByText('@ada')).toBeDefined();
    expect(screen.getByText(/Bought 12 tools/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Design' }).getAttribute('href')).toBe('/explore?category=design');
    const link = screen.getByRole('link', { name: 'lamps.example' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://www.lamps.example/',
      'nofollow me noopener',
    ]);
    const collections = within(screen.getByRole('region', { name: 'Published collections' }));
    expect(collections.getByRole('link', { name: 'For the studio' }).getAttribute('href')).toBe(`/c/${'T'.repeat(24)}`);
    expect(screen.getByText('What was written')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull();
    expect(robots()).toBeNull();
  });

  it('is kept out of search engines unless it is for everybody, and says nothing that is not there (NET-01)', async () => {
    const nothing = { about: '', links: [], interests: [], collections: [], reviewCount: 0, toolsBought: null };
    show({ ...ADA, ...nothing, handle: null, address: ADA.id, visibility: 'members' });
    expect(await screen.findByText('No reviews yet.')).toBeDefined();
    expect(robots()).toBe('noindex');
    expect(screen.queryByText(/Bought|@/)).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Published collections' })).toBeNull();
  });

  it('that is one’s own says who sees it, and leads to where it is written (NET-01)', async () => {
    show({ ...ADA, isOwn: true, visibility: 'nobody', collections: [] }, 'default');
    expect(await screen.findByText(/^Only you see this page\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/account/profile');
    expect(robots()).toBe('noindex');
  });
});
