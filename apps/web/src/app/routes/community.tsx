import { CommunityPage } from '#features/editorial/community/community-page.tsx';
import { loadNewest } from '#features/editorial/newest.ts';
import { pageLoader } from '#lib/page/page-loader.ts';

export const loader = pageLoader(({ queries }) => loadNewest(queries));

export const Component = CommunityPage;
