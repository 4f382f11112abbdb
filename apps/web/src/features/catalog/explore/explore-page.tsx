import { useTranslations } from 'use-intl/react';
import { Head } from '#lib/page/head.tsx';
import { exploreHref, exploreParams, type ExploreSearch, isRefined } from './explore-address.ts';
import { Comparing } from '../compare/comparing.tsx';
import { DealListing } from '../listing/deal-listing.tsx';
import { WatchSlot } from '../cards/entity-actions.tsx';
import { ActiveFilters } from './active-filters.tsx';
import classes from './explore-page.module.css';
import { facetsInput } from './explore-search.ts';
import { Facets } from './facets.tsx';
import { FacetsSheet } from './facets-sheet.tsx';
import { ResultCount } from './result-count.tsx';
import { SearchForm } from './search-form.tsx';
import { ShowTabs } from './show-tabs.tsx';
import { SortSelect } from './sort-select.tsx';
import { ToolListing } from '../listing/tool-listing.tsx';

interface Props {
  search: ExploreSearch;
  /** Cursor at which paging starts, for readers who followed a «Load more» link. */
  cursor: string | null;
}

/** /explore: every deal and tool, narrowed down by an address that can be shared. */
export function ExplorePage({ search, cursor }: Props) {
  const t = useTranslations('explore');
  const title = useExploreTitle(search);
  const isTools = search.show === 'tools';
  return (
    <Comparing>
      <Head
        title={title.page}
        description={t('description')}
        canonical={exploreHref(search)}
        isHidden={isRefined(search) || cursor !== null}
      />
      <div className={classes.top}>
        <h1 className={classes.title}>{title.heading}</h1>
        <SearchForm q={search.q} kept={keptParams(search)} />
      </div>
      <div className={classes.layout}>
        <aside className={classes.side}>
          <Facets search={search} />
        </aside>
        <div>
          <div className={classes.toolbar}>
            <ShowTabs search={search} />
            <div className="row wrap items-center gap-2">
              <FacetsSheet search={search} />
              {!isTools && <SortSelect search={search} />}
            </div>
          </div>
          <div className={classes.counted}>
            <ResultCount search={search} />
            {!isTools && (
              <WatchSlot subject={{ kind: 'search', search: facetsInput(search) }} title={title.heading} price={null} />
            )}
          </div>
          <ActiveFilters search={search} />
          {isTools ? <ToolListing search={search} cursor={cursor} /> : <DealListing search={search} cursor={cursor} />}
        </div>
      </div>
    </Comparing>
  );
}

/** Returns the parameters that another search keeps. */
function keptParams(search: ExploreSearch): URLSearchParams {
  const params = exploreParams(search);
  params.delete('q');
  return params;
}

/** The heading says what is there; the page's title adds where. */
function useExploreTitle({ q, categories: [category, ...others], show }: ExploreSearch): {
  heading: string;
  page: string;
} {
  const t = useTranslations('explore');
  const catalog = useTranslations('catalog');
  const of = (heading: string, page = heading) => ({ heading, page });
  if (q) return of(t('titleQuery', { query: q }));
  if (show === 'ended') return of(t('titleEnded'));
  if (category && others.length === 0) {
    const name = catalog(`category.${category}`);
    return of(t(show === 'tools' ? 'titleCategoryTools' : 'titleCategory', { category: name }));
  }
  return of(t(show === 'tools' ? 'titleTools' : 'title'), t('pageTitle'));
}
