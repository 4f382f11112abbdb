import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { type ComponentProps, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Edition } from '../posts.ts';
import classes from '../pieces/prose.module.css';

/** Links to our own pages need no new document. */
function PostLink({ href = '', children }: ComponentProps<'a'>) {
  return href.startsWith('/') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}

const COMPONENTS = { a: PostLink };
const LINES = ['96%', '100%', '91%', '98%', '60%'];

/** The text of a post in its own language and direction, whatever the page's are. */
export function PostBody({ edition }: { edition: Edition }) {
  const Body = edition.body.Component;
  return (
    <Suspense fallback={<BodySkeleton />}>
      <div className={classes.prose} lang={edition.language.code} dir={edition.language.direction}>
        <Body components={COMPONENTS} />
      </div>
    </Suspense>
  );
}

function BodySkeleton() {
  const t = useTranslations('editorial.post');
  return (
    <div className={classes.prose} role="status" aria-label={t('loading')}>
      {LINES.map((width) => (
        <Skeleton key={width} width={width} height="18px" />
      ))}
    </div>
  );
}
