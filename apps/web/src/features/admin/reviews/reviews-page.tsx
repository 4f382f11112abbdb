import type { ReportedReview } from '@onceware/api/staff/reports/reports.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { UserLink } from '#lib/frames/user-link.tsx';
import { paths } from '#lib/paths.ts';
import { AdminTable } from '#lib/table/admin-table.tsx';
import type { Column } from '#lib/table/column.ts';
import { ChoiceFilter } from '#lib/table/bar/choice-filter.tsx';
import { TableBar } from '#lib/table/bar/table-bar.tsx';
import { Pager } from '#lib/table/pager.tsx';
import { TABLE_QUERY } from '#lib/table/table-query.ts';
import { useTableState } from '#lib/table/use-table-state.ts';
import { Moment } from '#lib/time/moment.tsx';
import classes from '../moderation/moderation.module.css';
import { ReviewDetail } from './review-detail.tsx';
import { FLAGGED_REVIEWS_TABLE } from './reviews-table.ts';

/** Reviews that members reported: kept, or removed with a sentence (CAT-07). */
export function ReviewsPage() {
  const t = useTranslations('adminReviews');
  const table = useTableState(FLAGGED_REVIEWS_TABLE);
  const query = trpc.admin.reviews.flagged.useQuery(table.input, { ...TABLE_QUERY, refetchOnWindowFocus: 'always' });
  return (
    <AdminPage section="reviews">
      <TableBar table={table} searchLabel={t('flagged.search')} page={query.data}>
        <ChoiceFilter
          table={table}
          name="status"
          label={t('flagged.show')}
          unchosen={t('flagged.open')}
          options={[{ value: 'settled', label: t('flagged.settled') }]}
        />
      </TableBar>
      <AdminTable
        caption={t('flagged.title')}
        table={table}
        query={query}
        columns={useColumns()}
        rowKey={({ id }) => id}
        detail={{
          label: ({ author }) => t('flagged.details', { name: author?.name ?? t('nobody') }),
          render: (review) => <ReviewDetail review={review} />,
        }}
        empty={<p>{t('flagged.empty')}</p>}
      />
      <Pager table={table} page={query.data} />
    </AdminPage>
  );
}

/** Enough for the two lines of a row. */
const EXCERPT_MAX = 240;

function useColumns(): Column<ReportedReview, 'flagged'>[] {
  const t = useTranslations('adminReviews');
  return [
    {
      key: 'review',
      label: t('flagged.review'),
      isPlain: true,
      render: ({ author, text, stars }) => (
        <span className="stack justify-items-start min-w-0 breaks">
          {author ? <UserLink user={author} /> : <span className="quiet">{t('nobody')}</span>}
          <span className="quiet">{t('flagged.stars', { count: stars })}</span>
          <span className={classes.excerpt} dir="auto">
            {text.trim().slice(0, EXCERPT_MAX)}
          </span>
        </span>
      ),
    },
    {
      key: 'deal',
      label: t('deal'),
      render: ({ deal }) => (
        <Link to={paths.deal(deal.slug)}>
          <bdi>{deal.title}</bdi>
        </Link>
      ),
    },
    {
      key: 'flagged',
      label: t('flagged.by'),
      sort: 'flagged',
      render: ({ flagCount, flaggedAt }) => (
        <span className="stack justify-items-start min-w-0 breaks">
          {t('flagged.count', { count: flagCount })}
          <span className="quiet">
            <Moment at={flaggedAt} />
          </span>
        </span>
      ),
    },
    { key: 'state', label: t('state'), render: (review) => <State review={review} /> },
  ];
}

function State({ review: { removedAt, settledAt } }: { review: ReportedReview }) {
  const t = useTranslations('adminReviews.flagged');
  if (removedAt) return <Badge>{t('isRemoved')}</Badge>;
  return settledAt ? <Badge>{t('isKept')}</Badge> : <Badge tone="signal">{t('isOpen')}</Badge>;
}
