import type { RouteObject } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { RootLayout } from './layouts/root-layout.tsx';

/**
 * Every URL. A page's `id` is its file in `routes/`, which the server needs to preload the page's code and styles;
 * the file exports `Component`, and `loader` where the page reads data.
 */
const pages: RouteObject[] = [
  { id: 'home', index: true, lazy: () => import('./routes/home.tsx') },
  { id: 'explore', path: 'explore', lazy: () => import('./routes/explore.tsx') },
  { id: 'deals', path: 'deals', lazy: () => import('./routes/deals.tsx') },
  { id: 'deal', path: 'deal/:slug', lazy: () => import('./routes/deal.tsx') },
  { id: 'tool', path: 'tool/:slug', lazy: () => import('./routes/tool.tsx') },
  { id: 'signin', path: 'signin', lazy: () => import('./routes/signin.tsx') },
  { id: 'signup', path: 'signup', lazy: () => import('./routes/signup.tsx') },
  { id: 'not-found', path: '*', lazy: () => import('./routes/not-found.tsx') },
];

/** Made anew for each request and visit: loading a lazy page writes into its route. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootLayout,
      // The inner boundary keeps header and footer around the error; the outer one is for when those fail.
      ErrorBoundary: ErrorPage,
      children: [{ id: 'pages', ErrorBoundary: ErrorPage, children: pages.map((page) => ({ ...page })) }],
    },
  ];
}
