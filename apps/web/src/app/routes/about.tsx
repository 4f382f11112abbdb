import { AboutPage } from '../../features/editorial/components/about-page.tsx';

export const Component = AboutPage;
