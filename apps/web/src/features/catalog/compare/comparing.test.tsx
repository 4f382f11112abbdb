import type { DealCard } from '@onceware/api/catalog/catalog.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { renderApp } from '#testing/render.tsx';
import { CompareToggle } from './compare-toggle.tsx';
import { Comparing } from './comparing.tsx';
import { forgetComparison } from './compare-testing.ts';
import { readSlugs, writeSlugs } from './comparison.ts';

await loadPart('compare', 'en');

const NAMES = ['Ant', 'Bee', 'Cat', 'Dog', 'Emu'];
const deals = NAMES.map((name) => ({ slug: name.toLowerCase(), title: `${name} Lifetime` }));
const cards = ({ dealSlugs }: { dealSlugs: string[] }) => ({
  deals: deals
    .filter(({ slug }) => dealSlugs.includes(slug))
    .map(({ slug, title }): Pick<DealCard, 'slug' | 'title' | 'tool'> => ({
      slug,
      title,
      tool: { id: slug, slug, name: title.slice(0, 3), logoUrl: `/art/logos/${slug}.svg` },
    })),
  tools: [],
});

const show = () =>
  renderApp(
    <main tabIndex={-1}>
      <Comparing>
        {deals.map((deal) => (
          <CompareToggle key={deal.slug} deal={deal} />
        ))}
      </Comparing>
      <ToastHost />
    </main>,
    { session: null, answer: (_path, input) => cards(input as { dealSlugs: string[] }) },
  );

const toggle = (name: string) => screen.getByRole('button', { name: `Compare ${name} Lifetime` });
const TRAY = { name: 'Chosen for comparison' };
const tray = () => screen.getByRole('region', TRAY);

describe('deals selected for comparison', () => {
  // Also what another file chose that ran before this one in the same window.
  beforeEach(forgetComparison);
  afterEach(() => {
    vi.unstubAllGlobals();
    forgetComparison();
  });

  it('stay in a tray across pages, in the order of selection, with a link to the comparison (CAT-09)', async () => {
    const { unmount } = show();
    expect(screen.queryByRole('region', TRAY)).toBeNull();
    await userEvent.click(toggle('Cat'));
    expect(toggle('Cat').getAttribute('aria-pressed')).toBe('true');
    expect(within(tray()).getByRole('status').textContent).toBe('1 of 4');
    expect(within(tray()).getByText('Choose another to compare')).toBeDefined();
    await userEvent.click(toggle('Ant'));
    unmount();
    show();
    expect(within(tray()).getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?deals=cat,ant');
    expect(await within(tray()).findByText('Cat')).toBeDefined();
    expect(sessionStorage.getItem('comparison')).toBe('cat,ant');
  });

  it('are limited in number; one more is refused with a reason (CAT-09)', async () => {
    show();
    for (const name of NAMES.slice(0, 4)) await userEvent.click(toggle(name));
    await userEvent.click(toggle('Emu'));
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'No more than 4 deals fit side by side. Take one out first.',
    );
    expect(toggle('Emu').getAttribute('aria-pressed')).toBe('false');
    expect(within(tray()).getByRole('status').textContent).toBe('4 of 4');
  });

  it('can be removed one by one or all at once without losing focus (CAT-09)', async () => {
    show();
    for (const name of NAMES.slice(0, 3)) await userEvent.click(toggle(name));
    const out = async (name: string) =>
      within(tray()).findByRole('button', { name: `Take ${name} Lifetime out of the comparison` });
    await userEvent.click(await out('Bee'));
    expect(document.activeElement).toBe(await out('Cat'));
    await userEvent.click(await out('Cat'));
    expect(document.activeElement).toBe(await out('Ant'));
    await userEvent.click(within(tray()).getByRole('button', { name: 'Empty the comparison' }));
    expect(screen.queryByRole('region', TRAY)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('can be selected when the browser has no storage (CAT-09)', async () => {
    const setItem = vi.fn<Storage['setItem']>(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    // A spy on happy-dom's storage could not be taken away again.
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem });
    show();
    await userEvent.click(toggle('Dog'));
    expect(setItem).toHaveBeenCalled();
    expect(within(tray()).getByRole('status').textContent).toBe('1 of 4');
  });
});

describe('the deals in an address', () => {
  it('are listed once each, up to the maximum (CAT-09)', () => {
    expect(readSlugs('a,b,,a, c ,d,e')).toEqual(['a', 'b', 'c', 'd']);
    expect(readSlugs(null)).toEqual([]);
    expect(readSlugs(`${'x'.repeat(10_000)},ok`)).toEqual(['ok']);
    expect(readSlugs(writeSlugs(['a', 'b']))).toEqual(['a', 'b']);
  });
});
