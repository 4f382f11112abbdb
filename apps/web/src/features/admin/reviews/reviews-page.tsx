import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { paths } from '#lib/paths.ts';
import { useTableState } from '#lib/table/use-table-state.ts';
import { ReportsPage } from '../reports/reports-page.tsx';
import { MODERATION_QUERY, REPORTS_TABLE } from '../reports/reports-table.ts';
import { ReviewDetail } from './review-detail.tsx';

/** Reviews that members reported: kept, or removed with a sentence (CAT-07). */
export function ReviewsPage() {
  const t = useTranslations('adminReviews');
  const table = useTableState(REPORTS_TABLE);
  return (
    <ReportsPage
      section="reviews"
      t={t}
      table={table}
      query={trpc.admin.reviews.flagged.useQuery(table.input, MODERATION_QUERY)}
      subject={{
        key: 'review',
        label: t('flagged.review'),
        renderAbove: ({ stars }) => <span className="quiet">{t('flagged.stars', { count: stars })}</span>,
      }}
      place={{
        key: 'deal',
        label: t('deal'),
        render: ({ deal }) => (
          <Link to={paths.deal(deal.slug)}>
            <bdi>{deal.title}</bdi>
          </Link>
        ),
      }}
      renderDetail={(review) => <ReviewDetail review={review} />}
    />
  );
}
