import { LegalPage } from '#features/editorial/about/legal-page.tsx';
import { pageLoader } from '#lib/page/page-loader.ts';

export const loader = pageLoader(({ queries }) => queries.legal.page.ensureData({ name: 'imprint' }));

export const Component = () => <LegalPage name="imprint" />;
