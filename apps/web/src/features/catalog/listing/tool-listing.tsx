import { keepPreviousData } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import type { ExploreSearch } from '../explore/explore-address.ts';
import { toolsInput } from '../explore/explore-search.ts';
import { ListingEmpty, ListingFailed, ListingFrame } from './listing-frame.tsx';
import { ToolRow, ToolRowSkeleton } from './tool-row.tsx';
import classes from './tool-listing.module.css';

const SKELETONS = 8;

/** Tools that match, page after page. */
export function ToolListing({ search, cursor }: { search: ExploreSearch; cursor: string | null }) {
  const t = useTranslations('explore');
  const query = trpc.catalog.searchTools.useInfiniteQuery(toolsInput(search), {
    initialCursor: cursor,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  if (query.isPending) {
    return (
      <div className={classes.tools} role="status" aria-label={t('loading')}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <ToolRowSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (query.isError && !query.data) return <ListingFailed onRetry={() => void query.refetch()} />;

  const tools = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (tools.length === 0) return <ListingEmpty title={t('emptyTools')} />;
  return (
    <ListingFrame
      search={search}
      query={query}
      isContinued={cursor !== null}
      correctedQuery={query.data?.pages[0]?.correctedQuery ?? null}
    >
      <ul className={classes.tools}>
        {tools.map((tool) => (
          <ToolRow key={tool.id} tool={tool} />
        ))}
      </ul>
    </ListingFrame>
  );
}
