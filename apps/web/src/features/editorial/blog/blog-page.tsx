import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Head } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';
import { editionOf, type Post, POSTS } from '../posts.ts';
import classes from './blog-page.module.css';
import { PageHead } from '../pieces/page-head.tsx';
import { PostFacts } from './post-facts.tsx';

/** /blog: every post, the newest first. */
export function BlogPage() {
  const t = useTranslations('editorial.blog');
  return (
    <>
      <Head title={t('pageTitle')} description={t('description')} canonical={paths.blog} />
      <PageHead title={t('title')} lead={t('lead')} />
      <ul className="line-above">
        {POSTS.map((post) => (
          <PostEntry key={post.slug} post={post} />
        ))}
      </ul>
    </>
  );
}

function PostEntry({ post }: { post: Post }) {
  const { language } = useLanguage();
  const edition = editionOf(post, language.code);
  return (
    <li className={classes.post}>
      <h2 className={classes.title} lang={edition.language.code} dir="auto">
        <Link className={classes.link} to={paths.blogPost(post.slug)}>
          {edition.title}
        </Link>
      </h2>
      <p className={classes.summary} lang={edition.language.code} dir="auto">
        {edition.summary}
      </p>
      <PostFacts className={classes.facts} meta={edition} />
    </li>
  );
}
