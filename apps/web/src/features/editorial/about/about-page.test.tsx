import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp } from '#testing/render.tsx';
import { AboutPage } from './about-page.tsx';

beforeAll(() => loadPart('editorial', 'en'));

const show = async () => {
  renderApp(
    <WithWords part="editorial">
      <AboutPage />
    </WithWords>,
    { session: null, path: '/about' },
  );
  return screen.findByRole('heading', { level: 1 });
};

describe('about page', () => {
  it('says what Onceware is, in one main heading (CAT-04)', async () => {
    const title = await show();
    expect(title.textContent).toBe('One list of software that you pay for once.');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'What Onceware is' }).textContent).toContain(
      'Onceware sells nothing itself.',
    );
  });

  it('says how deals are chosen, condition by condition, and where to read more (CAT-04)', async () => {
    await show();
    const chosen = within(screen.getByRole('region', { name: 'How deals are chosen' }));
    expect(chosen.getAllByRole('heading', { level: 3 }).map((condition) => condition.textContent)).toEqual([
      'It is paid for once',
      'Its saving can be checked',
      'It belongs to a tool with a name',
      'It says when it ends',
    ]);
    expect(chosen.getByRole('link', { name: 'Read how to check a deal' }).getAttribute('href')).toBe('/blog');
  });

  it('explains each figure of a deal (CAT-04)', async () => {
    await show();
    const shows = within(screen.getByRole('region', { name: 'What a deal shows' }));
    expect(shows.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Price',
      'Saving',
      'Plans',
      'Time left',
      'Rating',
      'Order',
    ]);
    expect(shows.getAllByRole('definition')).toHaveLength(6);
  });

  it('leads on to the deals (CAT-04)', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'See all running deals' }).getAttribute('href')).toBe('/deals');
    expect(screen.getByRole('link', { name: 'Search by category and price' }).getAttribute('href')).toBe('/explore');
  });
});
