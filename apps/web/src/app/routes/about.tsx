import { AboutPage } from '#features/editorial/about/about-page.tsx';

export const Component = AboutPage;
