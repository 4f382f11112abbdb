import { Directory } from '#features/collections/publishing/directory/directory.tsx';
import { loadDirectory } from '#features/collections/publishing/directory/load-directory.ts';
import { CommunityPage } from '#features/editorial/community/community-page.tsx';
import { loadNewest } from '#features/editorial/newest.ts';
import { pageLoader } from '#lib/page/page-loader.ts';

export const loader = pageLoader(({ queries, search }) =>
  Promise.all([loadNewest(queries), loadDirectory(queries, search)]),
);

export const Component = () => <CommunityPage directory={<Directory />} />;
