import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { POSTS } from '#features/editorial/posts.ts';
import { loader } from './blog-post.tsx';

const load = (slug: string) => {
  const request = new Request(`http://localhost/blog/${slug}`);
  return loader({
    params: { slug },
    request,
    url: new URL(request.url),
    pattern: '/blog/:slug',
    context: new RouterContextProvider(),
  });
};

describe('a post on the server', () => {
  it('has its text ready in every language before the first HTML (CAT-04)', async () => {
    for (const post of POSTS) {
      await load(post.slug);
      // Static rendering waits for nothing: what is not there would throw.
      for (const edition of post.editions.values())
        expect(renderToStaticMarkup(createElement(edition.body.Component))).toMatch(/^<p>/);
    }
  });

  it('answers 404 where there is none (CAT-04)', async () => {
    await expect(load('no-such-post')).rejects.toMatchObject({ init: { status: 404 } });
  });
});
