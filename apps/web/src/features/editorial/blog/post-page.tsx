import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Head } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';
import { editionOf, type Post } from '../posts.ts';
import { PostBody } from './post-body.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostNeighbours } from './post-neighbours.tsx';
import classes from './post-page.module.css';

/** /blog/:slug */
export function PostPage({ post }: { post: Post }) {
  const t = useTranslations('editorial.post');
  const { language } = useLanguage();
  const edition = editionOf(post, language.code);
  return (
    <>
      <Head
        title={edition.title}
        description={edition.summary}
        canonical={paths.blogPost(post.slug)}
        languages={[...post.editions.keys()]}
      />
      <article className={classes.post}>
        <Link className={classes.back} to={paths.blog}>
          <IconArrowLeft className={classes.arrow} size={16} stroke={2} aria-hidden />
          {t('all')}
        </Link>
        <h1 className={classes.title} lang={edition.language.code} dir={edition.language.direction}>
          {edition.title}
        </h1>
        <div className={classes.side}>
          <PostFacts meta={edition} hasAuthor />
          {edition.language.code !== language.code && <p className="text-14 quiet">{t('untranslated')}</p>}
        </div>
        <div className={classes.body}>
          <PostBody key={`${post.slug}.${edition.language.code}`} edition={edition} />
        </div>
      </article>
      <PostNeighbours post={post} />
    </>
  );
}
