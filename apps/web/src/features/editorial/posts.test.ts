import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '#lib/paths.ts';
import { editionOf, findPost, neighboursOf, POSTS } from './posts.ts';

const editions = POSTS.flatMap((post) =>
  [...post.editions].map(([code, edition]) => ({ name: `${post.slug}/${code}`, post, edition })),
);
const sourceOf = (name: string) => readFileSync(path.join(import.meta.dirname, 'posts', `${name}.md`), 'utf8');

describe('the posts', () => {
  it('are at least three, the newest first (CAT-04)', () => {
    expect(POSTS.length).toBeGreaterThanOrEqual(3);
    const dates = POSTS.map((post) => post.english.date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('are found by their address alone (CAT-04)', () => {
    for (const post of POSTS) expect(findPost(post.slug)).toBe(post);
    for (const slug of ['', 'no-such-post', '__proto__', '../posts']) expect(findPost(slug)).toBeUndefined();
  });

  it('know what was published before and after them (CAT-04)', () => {
    for (const [index, post] of POSTS.entries())
      expect(neighboursOf(post)).toEqual({ older: POSTS[index + 1], newer: POSTS[index - 1] });
  });

  it('come in the language of the reader, and in English where it is missing (CAT-04)', () => {
    for (const { post, edition } of editions) {
      expect(editionOf(post, edition.language.code)).toBe(edition);
      expect(editionOf({ ...post, editions: new Map() }, 'ar')).toBe(post.english);
    }
  });
});

describe.each(editions)('$name', ({ name, post, edition }) => {
  it('keeps the facts of the English post (CAT-04)', () => {
    expect(edition).toMatchObject({ date: post.english.date, author: post.english.author });
    expect(edition.language.code).toBe(name.split('/')[1]);
  });

  it('leaves the page its one main heading (CAT-04)', () => {
    expect(sourceOf(name)).not.toMatch(/^#\s/m);
  });

  it('links to pages that are there (CAT-04)', () => {
    const known: unknown[] = [...Object.values(paths), ...POSTS.map(({ slug }) => paths.blogPost(slug))];
    for (const [, address] of sourceOf(name).matchAll(/\]\((.*?)\)/g)) expect(known).toContain(address);
  });
});
