import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MDXProps } from 'mdx/types';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { preloadable } from '#lib/page/preloadable.tsx';
import { renderApp } from '#testing/render.tsx';
import { loadBodies, type Post, POSTS } from '../posts.ts';
import arabic from '../messages/editorial.ar.json' with { type: 'json' };
import { BlogPage } from './blog-page.tsx';
import { PostPage } from './post-page.tsx';

beforeAll(async () => {
  await Promise.all([loadPart('editorial', 'en'), loadPart('editorial', 'ar'), ...POSTS.map(loadBodies)]);
});

const render = (page: ReactNode) => renderApp(<WithWords part="editorial">{page}</WithWords>, { session: null });

/** A post as it is before anybody translates it. */
const untranslated = (original: Post): Post => ({ ...original, editions: new Map() });

function post(slug: string): Post {
  const found = POSTS.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no post ${slug}.`);
  return found;
}

describe('blog', () => {
  it('lists every post, newest first, with summary, date and minutes (CAT-04)', async () => {
    render(<BlogPage />);
    const list = within(await screen.findByRole('list'));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      POSTS.map(({ slug, english: { title } }) => [title, `/blog/${slug}`]),
    );
    const last = within(list.getAllByRole('listitem').at(-1) ?? document.body);
    expect(last.getByText(/^Six questions that a deal page should answer/)).toBeDefined();
    expect(last.getByText('Aug 18, 2026').closest('time')?.dateTime).toBe('2026-08-18');
    expect(last.getByText('4 minutes to read')).toBeDefined();
  });
});

describe('a post', () => {
  it('shows its text under one main heading (CAT-04)', async () => {
    render(<PostPage post={post('refund-window-checklist')} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'A checklist for the refund window' })).toBeDefined();
    expect(screen.getByText('The Onceware team')).toBeDefined();
    expect(await screen.findByRole('heading', { level: 2, name: 'The first hour' })).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.queryByText(/minutes: 4/)).toBeNull();
  });

  it('says so while its text is on the way (CAT-04)', async () => {
    const waiting = post('refund-window-checklist');
    const body = preloadable<MDXProps>(() => new Promise(() => undefined), 'src/nowhere.md');
    await act(async () => {
      render(<PostPage post={untranslated({ ...waiting, english: { ...waiting.english, body } })} />);
    });
    expect(screen.getByRole('status', { name: 'Loading the post' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  });

  it('links to our own pages without a new document (CAT-04)', async () => {
    const { router } = render(<PostPage post={post('how-to-read-a-lifetime-deal')} />);
    await userEvent.click(await screen.findByRole('link', { name: 'checklist for the refund window' }));
    expect(router.state.location.pathname).toBe('/blog/refund-window-checklist');
  });

  it('leads back to all posts, and on to the ones before and after (CAT-04)', async () => {
    render(<PostPage post={post('what-lifetime-means')} />);
    expect((await screen.findByRole('link', { name: 'All posts' })).getAttribute('href')).toBe('/blog');
    const more = within(screen.getByRole('navigation', { name: 'More posts' }));
    expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blog/how-to-read-a-lifetime-deal',
      '/blog/refund-window-checklist',
    ]);
  });

  it('is in English, and says so, where the reader reads another language that nobody wrote (CAT-04)', async () => {
    const messages = await loadPart('core', 'ar');
    render(
      <LanguageProvider initial={{ code: 'ar', messages }} now={new Date()}>
        <WithWords part="editorial">
          <PostPage post={untranslated(post('what-lifetime-means'))} />
        </WithWords>
      </LanguageProvider>,
    );
    const title = await screen.findByRole('heading', { level: 1 });
    expect([title.lang, title.dir]).toEqual(['en', 'ltr']);
    const text = (await screen.findByRole('heading', { level: 2, name: 'The sum on your side' })).parentElement;
    expect([text?.lang, text?.dir]).toEqual(['en', 'ltr']);
    expect(screen.getByText(arabic.editorial.post.untranslated)).toBeDefined();
  });
});
