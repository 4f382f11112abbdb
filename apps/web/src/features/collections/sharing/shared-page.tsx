import type { SharedItem } from '@onceware/api/collections/collections.contract';
import { buttonClass } from '@onceware/ui/button/button';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { IconRss } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { Head } from '#lib/page/head.tsx';
import { paths } from '#lib/paths.ts';
import { useRelativeTime } from '#lib/time/relative-time.ts';
import { FollowButton } from '../publishing/follow-button.tsx';
import { PublicFacts } from '../publishing/public-facts.tsx';
import { CopyButton } from './copy-button.tsx';
import { SharedGrid } from './shared-grid.tsx';
import classes from './sharing.module.css';
import { ShowMore } from './show-more.tsx';

interface Props {
  token: string;
  /** Cursor at which paging starts, for readers who followed a «Show more» link. */
  cursor: string | null;
  /** The catalogue's card of an item. `isFirst`: on the first screen. */
  renderCard: (item: SharedItem, isFirst: boolean) => ReactNode;
  cardSkeleton: ReactNode;
}

/** /c/:token, what somebody shares or has published, to be read by anybody (COL-17, NET-05). */
export function SharedPage({ token, cursor, renderCard, cardSkeleton }: Props) {
  const t = useTranslations('sharing.page');
  const publishing = useTranslations('publishing');
  const ago = useRelativeTime();
  const query = trpc.collections.shared.useInfiniteQuery(
    { token },
    {
      initialCursor: cursor,
      getNextPageParam: (page) => page.nextCursor,
      // A link that does not work becomes the 404 page; that more could not be loaded is said where it was asked for.
      throwOnError: (_error, { state }) => state.data === undefined,
    },
  );
  const [first] = query.data?.pages ?? [];
  if (!first) return <SharedSkeleton card={cardSkeleton} />;

  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const time = ago(first.updated_at);
  return (
    <>
      <Head
        title={first.name}
        description={first.description || t('description', { count: first.item_count })}
        canonical={paths.shared(token)}
        {...(first.image && { image: first.image })}
        about={first.publication && cursor === null ? { list: { ...first, token } } : undefined}
        isHidden={!first.is_indexed || cursor !== null}
      />
      <header className={classes.head}>
        <h1 className={classes.title} dir="auto">
          {first.name}
        </h1>
        {first.description && (
          <p className={classes.description} dir="auto">
            {first.description}
          </p>
        )}
        {first.publication && <PublicFacts {...first.publication} />}
        <div className={classes.line}>
          <p className="text-14 num quiet">{t('facts', { count: first.item_count, time })}</p>
          <div className="row wrap gap-2">
            <a
              className={buttonClass({ variant: 'quiet' })}
              href={`${paths.shared(token)}.atom`}
              title={t('followHint')}
            >
              <IconRss size={18} stroke={1.75} aria-hidden />
              {first.publication ? publishing('feed') : t('follow')}
            </a>
            {first.publication && !first.publication.is_own && (
              <FollowButton token={token} isFollowed={first.publication.is_followed} />
            )}
            <CopyButton token={token} />
          </div>
        </div>
      </header>
      {items.length === 0 ? (
        <SharedEmpty />
      ) : (
        <>
          <SharedGrid items={items} renderCard={renderCard} />
          <ShowMore token={token} query={query} isContinued={cursor !== null} />
        </>
      )}
    </>
  );
}

function SharedEmpty() {
  const t = useTranslations('sharing.page');
  return (
    <div className={classes.empty}>
      <p>{t('empty')}</p>
      <Link className={buttonClass()} to={paths.explore}>
        {t('emptyAction')}
      </Link>
    </div>
  );
}

const CARDS = 8;

function SharedSkeleton({ card }: { card: ReactNode }) {
  const t = useTranslations('sharing.page');
  return (
    <div role="status" aria-label={t('loading')}>
      <div className={classes.head}>
        <Skeleton width="min(100%, 20rem)" height="38px" />
        <Skeleton width="min(100%, 12rem)" height="20px" />
      </div>
      <div className={classes.grid}>
        {Array.from({ length: CARDS }, (_, index) => (
          <div key={index} className={classes.cell}>
            {card}
          </div>
        ))}
      </div>
    </div>
  );
}
