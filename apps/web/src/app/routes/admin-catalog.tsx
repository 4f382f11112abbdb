import { useSearchParams } from 'react-router';
import { FeedPage } from '#features/admin/feeds/feed-page.tsx';
import { ImportPage } from '#features/admin/importing/import-page.tsx';
import { Submitted } from '#features/editing/submitted/submitted.tsx';
import { guardedLoader } from '#lib/page/guards.ts';

export const loader = guardedLoader('admin.catalog', ({ queries, search }) => {
  const { catalog } = queries.admin;
  const id = search.get('feed');
  return Promise.all(
    id
      ? [catalog.feed.ensureData({ id }), catalog.imports.ensureData({ feedId: id })]
      : [
          catalog.imports.ensureData(),
          catalog.feeds.ensureData(),
          catalog.mostClicked.ensureData(),
          queries.catalog.currencies.ensureData(),
        ],
  );
});

export function Component() {
  const id = useSearchParams()[0].get('feed');
  return id ? <FeedPage id={id} /> : <ImportPage submitted={<Submitted />} />;
}
