import { Button } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { paths } from '#lib/paths.ts';
import { ReviewBody } from '../list/review-card.tsx';
import classes from '../list/reviews.module.css';

/** The published reviews of a member, by the address of their profile. */
export function PublishedReviews({ address }: { address: string }) {
  return (
    <WithWords part="deal">
      <List address={address} />
    </WithWords>
  );
}

function List({ address }: { address: string }) {
  const t = useTranslations('reviews');
  const query = trpc.profiles.reviews.useInfiniteQuery({ address }, { getNextPageParam: (page) => page.nextCursor });
  const reviews = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (query.isPending) return <p role="status">{t('loading')}</p>;
  if (!query.data) {
    return (
      <p role="alert">
        {t('failed')} <Button onClick={() => void query.refetch()}>{t('again')}</Button>
      </p>
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {reviews.map((review) => (
          <li key={review.id} className={classes.card}>
            <ReviewBody review={review} name={review.author?.name ?? t('gone')}>
              <Link className="breaks" to={paths.deal(review.deal.slug)}>
                <bdi>{review.deal.title}</bdi>
              </Link>
            </ReviewBody>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          className={classes.more}
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}
