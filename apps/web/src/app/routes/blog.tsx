import { BlogPage } from '#features/editorial/blog/blog-page.tsx';

export const Component = BlogPage;
