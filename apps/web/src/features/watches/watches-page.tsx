import type { Watch } from '@onceware/api/watches/watches.contract';
import { watchLimits } from '@onceware/api/watches/watches.limits';
import { Button, buttonClass } from '@onceware/ui/button/button';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { trpc } from '#lib/api/trpc.ts';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import ruled from '#lib/frames/ruled-list.module.css';
import { paths } from '#lib/paths.ts';
import type { WatchSubject } from './subject.ts';
import { useWatchChanges } from './use-watch-changes.ts';
import { WatchDialog } from './watch-dialog.tsx';
import classes from './watches.module.css';

interface Props {
  /** Address of /explore with a search. */
  searchHref: (search: Record<string, unknown>) => string;
  /** Filters of a search in words. */
  searchWords: (search: Record<string, unknown>) => string[];
}

/** `/account/watches`: all that the member watches (NOTE-06). */
export function WatchesPage(props: Props) {
  const t = useTranslations('watches');
  return (
    <AccountPage title={t('page.title')} lead={t('page.lead')} isWide>
      <WatchList {...props} />
    </AccountPage>
  );
}

function WatchList(props: Props) {
  const t = useTranslations('watches');
  const { data, isError, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = trpc.watches.list.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  if (isError && !data)
    return <LoadFailed text={t('page.failed')} action={t('page.again')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="15rem" />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <NoWatches />;
  return (
    <div className="stack gap-4">
      <p className="quiet">{t('page.count', { count: data.pages[0]?.count ?? 0, most: watchLimits.watchesMax })}</p>
      <ul className={ruled.list} aria-label={t('page.title')}>
        {items.map((watch) => (
          <WatchEntry key={watch.id} watch={watch} {...props} />
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('page.more')}
        </Button>
      )}
    </div>
  );
}

function NoWatches() {
  const t = useTranslations('watches');
  return (
    <div className={classes.empty}>
      <h2 className="text-20">{t('page.emptyTitle')}</h2>
      <p className="measure quiet">{t('page.emptyText')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.explore}>
        {t('page.explore')}
      </Link>
    </div>
  );
}

function subjectOf({ deal, tool, search }: Watch): WatchSubject | null {
  if (deal) return { kind: 'deal', id: deal.id };
  if (tool) return { kind: 'tool', id: tool.id };
  return search ? { kind: 'search', search } : null;
}

function WatchEntry({ watch, searchHref, searchWords }: { watch: Watch } & Props) {
  const t = useTranslations('watches');
  const format = useFormat();
  const changes = useWatchChanges();
  const [isEdited, setIsEdited] = useState(false);
  const { deal, tool, search, wish } = watch;
  const words = typeof search?.q === 'string' ? search.q : '';
  const filters = search ? searchWords(search) : [];
  const title =
    deal?.title ??
    tool?.name ??
    (search ? watch.name || [words, ...filters].filter(Boolean).join(' · ') || t('page.search') : t('page.gone'));
  const to = deal ? paths.deal(deal.slug) : tool ? paths.tool(tool.slug) : search ? searchHref(search) : null;
  const subject = subjectOf(watch);
  const facts = [
    t(`kind.${watch.kind}`),
    // A name of one's own says nothing of them.
    ...(watch.name ? [words, ...filters].filter(Boolean) : []),
    wish
      ? t('page.wish', { price: format.money(wish.amount, wish.currency) })
      : watch.kind === 'tool'
        ? t('page.anyPrice')
        : null,
    deal && (deal.hasEnded ? t('page.over') : t('page.now', { price: format.money(deal.price, deal.currency) })),
    watch.isPaused ? t('page.paused') : null,
    watch.toldAt ? t('page.told', { date: format.date(watch.toldAt) }) : t('page.notTold'),
  ].filter((fact) => fact !== null);
  return (
    <li className={`${ruled.entry} ${classes.entry}`} data-paused={watch.isPaused || undefined}>
      <div className="stack gap-1">
        <span className={classes.title}>{to === null ? title : <Link to={to}>{<bdi>{title}</bdi>}</Link>}</span>
        <span className="text-14 quiet">{facts.join(' · ')}</span>
      </div>
      <div className={classes.actions}>
        {subject && (
          <Button aria-label={t('page.editOf', { title })} onClick={() => setIsEdited(true)}>
            {t('edit')}
          </Button>
        )}
        <Button
          aria-label={t(watch.isPaused ? 'page.resumeOf' : 'page.pauseOf', { title })}
          onClick={() => changes.pause(watch, !watch.isPaused)}
        >
          {t(watch.isPaused ? 'resume' : 'pause')}
        </Button>
        <Button aria-label={t('page.endOf', { title })} onClick={() => changes.end(watch, title)}>
          {t('end')}
        </Button>
      </div>
      {isEdited && subject && (
        <WatchDialog
          subject={subject}
          title={title}
          price={deal && { amount: deal.price, currency: deal.currency }}
          watch={watch}
          onClose={() => setIsEdited(false)}
        />
      )}
    </li>
  );
}
