import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { paths } from '#lib/paths.ts';
import { editionOf, neighboursOf, type Post } from '../posts.ts';
import classes from './blog.module.css';

/** The way on from a post: the ones published before and after it. */
export function PostNeighbours({ post }: { post: Post }) {
  const t = useTranslations('editorial.post');
  const { older, newer } = neighboursOf(post);
  if (!older && !newer) return null;
  return (
    <nav className={classes.neighbours} aria-label={t('more')}>
      {older && <Neighbour post={older} which={t('older')} />}
      {newer && <Neighbour post={newer} which={t('newer')} isNewer />}
    </nav>
  );
}

function Neighbour({ post, which, isNewer = false }: { post: Post; which: string; isNewer?: boolean }) {
  const { language } = useLanguage();
  const edition = editionOf(post, language.code);
  return (
    <div className={classes.neighbour} data-newer={isNewer || undefined}>
      <span className="text-14 quiet">{which}</span>
      <Link
        className={classes.link}
        to={paths.blogPost(post.slug)}
        rel={isNewer ? 'next' : 'prev'}
        lang={edition.language.code}
        dir="auto"
      >
        {edition.title}
      </Link>
    </div>
  );
}
