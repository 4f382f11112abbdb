import { BlogPage } from '../../features/editorial/components/blog-page.tsx';

export const Component = BlogPage;
