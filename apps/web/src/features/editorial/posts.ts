import type { MDXProps } from 'mdx/types';
import type { ComponentType } from 'react';
import { DEFAULT_LANGUAGE, isLanguageCode, type Language, type LanguageCode, LANGUAGES } from '#i18n/languages.ts';
import { preloadable } from '#lib/page/preloadable.tsx';
import type { PostMeta } from './post-meta.ts';

type Body = ComponentType<MDXProps>;

/** A post in one language. */
export interface Edition extends PostMeta {
  language: Language;
  body: ReturnType<typeof preloadable<MDXProps>>;
}

export interface Post {
  slug: string;
  english: Edition;
  /** By language, the English one too. */
  editions: ReadonlyMap<LanguageCode, Edition>;
}

// `posts/<slug>/<code>.md`: what lists show is here at once, each body is a file of its own.
const metas = import.meta.glob<PostMeta>('./posts/*/*.md', { query: '?meta', import: 'default', eager: true });
const bodies = import.meta.glob<Body>('./posts/*/*.md', { import: 'default' });

function readPosts(): Post[] {
  const bySlug = new Map<string, Map<LanguageCode, Edition>>();
  for (const [file, load] of Object.entries(bodies)) {
    const [, slug, code] = /^\.\/posts\/([^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
    const meta = metas[file];
    if (!meta || slug === undefined || !isLanguageCode(code))
      throw new Error(`${file} is not named after a language of ours.`);
    const editions = bySlug.get(slug) ?? new Map<LanguageCode, Edition>();
    bySlug.set(
      slug,
      editions.set(code, {
        ...meta,
        language: LANGUAGES[code],
        body: preloadable(load, file.replace('./', 'src/features/editorial/')),
      }),
    );
  }
  return [...bySlug].map(([slug, editions]) => {
    const english = editions.get(DEFAULT_LANGUAGE);
    if (!english)
      throw new Error(`posts/${slug} has no ${DEFAULT_LANGUAGE}.md, which the other languages fall back to.`);
    return { slug, english, editions };
  });
}

/** Newest first. */
export const POSTS: readonly Post[] = readPosts().toSorted((a, b) => b.english.date.localeCompare(a.english.date));

export const findPost = (slug: string): Post | undefined => POSTS.find((post) => post.slug === slug);

/** The post as a reader of this language gets it: in English where nobody translated it. */
export const editionOf = (post: Post, code: LanguageCode): Edition => post.editions.get(code) ?? post.english;

/** Published just before and just after; undefined at either end. */
export function neighboursOf(post: Post): { older: Post | undefined; newer: Post | undefined } {
  const at = POSTS.findIndex(({ slug }) => slug === post.slug);
  return { older: POSTS[at + 1], newer: at > 0 ? POSTS[at - 1] : undefined };
}

/** Loads every edition of a post, for a render that cannot wait. */
export async function loadBodies(post: Post): Promise<void> {
  await Promise.all([...post.editions.values()].map((edition) => edition.body.preload()));
}
