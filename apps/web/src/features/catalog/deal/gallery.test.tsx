import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp } from '#testing/render.tsx';
import { DEAL } from './deal-testing.tsx';
import { FactStrip } from './fact-strip.tsx';
import { DealGallery } from './gallery.tsx';

const OWN = { coverUrl: 'https://notewell.example/0.png', gallery: ['https://notewell.example/1.png'] };
const show = (change: Partial<typeof DEAL>) =>
  renderApp(
    <WithWords part="deal">
      <DealGallery deal={{ ...DEAL, gallery: [], ...change }} />
    </WithWords>,
  );
const showFacts = (terms: typeof DEAL.terms) =>
  renderApp(
    <WithWords part="deal">
      <FactStrip deal={{ terms, rating: null }} />
    </WithWords>,
  );
const chosen = () =>
  screen
    .getAllByRole('button', { name: /^Show picture/ })
    .findIndex((button) => button.getAttribute('aria-pressed') === 'true');

it('shows no window that nobody has seen: without pictures the cover is a band (CAT-17)', () => {
  const { container } = show({});
  expect(container.querySelector('[data-band] img')?.getAttribute('src')).toBe(DEAL.coverUrl);
  expect(screen.queryByRole('list')).toBeNull();
});

it('shows pictures that came with the deal before those of the vendor’s page, which name their source (CAT-17)', () => {
  const taken = ['/api/pictures/a.webp', '/api/pictures/b.webp'];
  const { unmount } = show({ ...OWN, websitePictures: taken });
  expect(screen.getByRole('img', { name: `${DEAL.title}, picture 1` }).getAttribute('src')).toBe(OWN.coverUrl);
  expect(screen.queryByText(/^From/)).toBeNull();
  unmount();
  show({ websitePictures: taken });
  expect(screen.getByRole('img', { name: `${DEAL.title}, picture 2` }).getAttribute('src')).toBe(taken[1]);
  expect(screen.getByText(`From ${DEAL.tool.domain}`)).toBeDefined();
});

it('says of a drawn screen of the demo that it is a sample (CAT-17)', () => {
  show({ gallery: ['/art/screens/notewell.svg'] });
  expect(screen.getByText(/^A sample/)).toBeDefined();
});

it('goes through pictures by press and by arrow keys, and stops at both ends (CAT-17)', () => {
  show(OWN);
  const strip = screen.getByRole('list', { name: `${DEAL.title}: pictures` });
  strip.scrollTo = () => {};
  expect(chosen()).toBe(0);
  fireEvent.keyDown(strip, { key: 'ArrowLeft' });
  expect(chosen()).toBe(0);
  fireEvent.keyDown(strip, { key: 'ArrowRight' });
  expect(chosen()).toBe(1);
  fireEvent.keyDown(strip, { key: 'ArrowRight' });
  expect(chosen()).toBe(1);
  fireEvent.keyDown(strip, { key: 'Home' });
  expect(chosen()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Show picture 2' }));
  expect(chosen()).toBe(1);
});

it('says the deciding facts in one list, and nothing of what is not known (CAT-17)', () => {
  const terms = {
    soldBy: 'Tabulark Inc.',
    refundDays: 14,
    redeemBy: null,
    redeemDays: null,
    updates: 'all',
    stacking: 1,
  } as const;
  const { unmount } = showFacts(terms);
  const facts = within(screen.getByRole('list', { name: 'Deciding facts' })).getAllByRole('listitem');
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'Refund: 14 days',
    'updates: all',
    '1 code',
    'Sold by Tabulark Inc.',
  ]);
  unmount();
  const unknown = { soldBy: null, refundDays: null, redeemBy: null, redeemDays: null, updates: null, stacking: null };
  showFacts(unknown);
  expect(screen.queryByRole('list')).toBeNull();
});
