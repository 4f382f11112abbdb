import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import type { PostMeta } from '../post-meta.ts';
import classes from './blog.module.css';

interface Props {
  meta: PostMeta;
  className?: string | undefined;
  hasAuthor?: boolean;
}

/** When a post appeared, how long it takes to read, and who signs it. */
export function PostFacts({ meta, className, hasAuthor = false }: Props) {
  const t = useTranslations('editorial');
  const format = useFormat();
  return (
    <p className={className ? `${classes.facts} ${className}` : classes.facts}>
      <time dateTime={meta.date}>{format.date(meta.date)}</time>
      <span className="num">{t('blog.minutes', { minutes: meta.minutes })}</span>
      {hasAuthor && <span>{t(`author.${meta.author}`)}</span>}
    </p>
  );
}
