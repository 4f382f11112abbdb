import type { RouteObject } from 'react-router';
import type { Part } from '#i18n/words.ts';
import { ErrorPage } from './error-page.tsx';
import { PageWords } from './page-words.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { wordsHandle } from './words-handle.ts';

type Lazy = NonNullable<RouteObject['lazy']>;

/**
 * A page's `id` is its file in `routes/`, which the server needs to preload the page's code and styles; the file
 * exports `Component`, and `loader` where the page reads data. `words` is the part that the page is written with.
 */
const page = (id: string, path: string, lazy: Lazy, words?: Part): RouteObject => ({
  id,
  path,
  lazy,
  ...(words && { handle: wordsHandle(words) }),
});

/** Every URL. */
const pages: RouteObject[] = [
  { id: 'home', index: true, lazy: () => import('./routes/home.tsx') },
  page('explore', 'explore', () => import('./routes/explore.tsx'), 'listings'),
  page('deals', 'deals', () => import('./routes/deals.tsx'), 'listings'),
  page('deal', 'deal/:slug', () => import('./routes/deal.tsx'), 'deal'),
  page('compare', 'compare', () => import('./routes/compare.tsx'), 'deal'),
  page('tool', 'tool/:slug', () => import('./routes/tool.tsx'), 'deal'),

  page('shared-collection', 'c/:token', () => import('./routes/shared-collection.tsx'), 'sharing'),

  page('public-profile', 'public-profile', () => import('./routes/public-profile.tsx')),
  page('own-profile', 'public-profile/profiles/default', () => import('./routes/own-profile.tsx'), 'profiles'),
  page('profile', 'public-profile/profiles/:address', () => import('./routes/profile.tsx'), 'profiles'),

  page('save', 'save', () => import('./routes/save.tsx'), 'save'),

  page('about', 'about', () => import('./routes/about.tsx'), 'editorial'),
  page('blog', 'blog', () => import('./routes/blog.tsx'), 'editorial'),
  page('blog-post', 'blog/:slug', () => import('./routes/blog-post.tsx'), 'editorial'),
  page('community', 'community', () => import('./routes/community.tsx'), 'editorial'),
  page('sell', 'sell', () => import('./routes/sell.tsx'), 'vendors'),
  page('contact', 'contact', () => import('./routes/contact.tsx'), 'contact'),

  page('terms', 'terms', () => import('./routes/terms.tsx'), 'editorial'),
  page('privacy', 'privacy', () => import('./routes/privacy.tsx'), 'editorial'),
  page('imprint', 'imprint', () => import('./routes/imprint.tsx'), 'editorial'),

  page('signin', 'signin', () => import('./routes/signin.tsx')),
  page('signup', 'signup', () => import('./routes/signup.tsx')),
  page('reset-password', 'reset-password', () => import('./routes/reset-password.tsx'), 'recovery'),
  page('verify-email', 'verify-email', () => import('./routes/verify-email.tsx'), 'recovery'),
  page('mail-choices', 'mail-choices', () => import('./routes/mail-choices.tsx'), 'mail-choices'),
  page('change-password', 'change-password', () => import('./routes/change-password.tsx')),

  page('dashboard', 'dashboard', () => import('./routes/dashboard.tsx'), 'overview'),
  page('account-profile', 'dashboard/account', () => import('./routes/account-profile.tsx'), 'account'),
  page(
    'account-get-started',
    'dashboard/account/home/get-started',
    () => import('./routes/account-get-started.tsx'),
    'account',
  ),
  page('account-purchases', 'dashboard/account/purchases', () => import('./routes/account-purchases.tsx'), 'purchases'),
  page(
    'account-collections',
    'dashboard/account/collections',
    () => import('./routes/account-collections.tsx'),
    'collections',
  ),
  page('vendor', 'dashboard/vendor', () => import('./routes/vendor.tsx'), 'vendors'),
  page('vendor-draft', 'dashboard/vendor/:organizationId/:id', () => import('./routes/vendor-draft.tsx'), 'vendors'),
  page('account-security', 'dashboard/account/security', () => import('./routes/account-security.tsx'), 'account'),
  page('account-api-keys', 'account/api-keys', () => import('./routes/account-api-keys.tsx'), 'account'),
  page(
    'account-notifications',
    'account/notifications',
    () => import('./routes/account-notifications.tsx'),
    'notifications',
  ),
  page('edit-profile', 'account/profile', () => import('./routes/edit-profile.tsx'), 'profiles'),
  page('account-watches', 'account/watches', () => import('./routes/account-watches.tsx'), 'watches'),
  page('followed', 'network/following', () => import('./routes/followed.tsx'), 'following'),
  page('followers', 'network/following/followers', () => import('./routes/followers.tsx'), 'following'),
  page('account-anywhere', 'account/anywhere', () => import('./routes/account-anywhere.tsx'), 'account'),
  page(
    'admin-organizations',
    'dashboard/admin/organizations',
    () => import('./routes/admin-organizations.tsx'),
    'admin',
  ),
  page(
    'admin-organization',
    'dashboard/admin/organizations/:id',
    () => import('./routes/admin-organization.tsx'),
    'admin',
  ),
  page('admin-users', 'dashboard/admin/users', () => import('./routes/admin-users.tsx'), 'admin'),
  page('admin-user', 'dashboard/admin/users/:id', () => import('./routes/admin-user.tsx'), 'admin'),
  page('admin-contacts', 'dashboard/admin/contacts', () => import('./routes/admin-contacts.tsx'), 'admin'),
  page('admin-logs', 'dashboard/admin/logs', () => import('./routes/admin-logs.tsx'), 'admin'),
  page('admin-orders', 'dashboard/admin/orders', () => import('./routes/admin-orders.tsx'), 'admin'),
  page('admin-roles', 'dashboard/admin/roles', () => import('./routes/admin-roles.tsx'), 'admin'),
  page('admin-moderation', 'dashboard/admin/moderation', () => import('./routes/admin-moderation.tsx'), 'admin'),
  page(
    'admin-reported-people',
    'dashboard/admin/moderation/people',
    () => import('./routes/admin-reported-people.tsx'),
    'admin',
  ),
  page('admin-muted', 'dashboard/admin/moderation/muted', () => import('./routes/admin-muted.tsx'), 'admin'),
  page('admin-reviews', 'dashboard/admin/reviews', () => import('./routes/admin-reviews.tsx'), 'admin'),
  page('admin-rooms', 'dashboard/admin/moderation/rooms', () => import('./routes/admin-rooms.tsx'), 'admin'),
  page('admin-catalog', 'dashboard/admin/catalog', () => import('./routes/admin-catalog.tsx'), 'admin'),
  page('admin-editing', 'dashboard/admin/catalog/:part/:id?', () => import('./routes/admin-editing.tsx'), 'admin'),

  // Demo areas, on sample data.
  page('demo-network', 'network', () => import('./routes/demo-network.tsx'), 'demo'),
  page('demo-network-members', 'network/members', () => import('./routes/demo-network-members.tsx'), 'demo'),
  page('demo-network-teams', 'network/teams', () => import('./routes/demo-network-teams.tsx'), 'demo'),
  page(
    'demo-network-invitations',
    'network/invitations',
    () => import('./routes/demo-network-invitations.tsx'),
    'demo',
  ),
  page('demo-projects', 'projects', () => import('./routes/demo-projects.tsx'), 'demo'),
  page('demo-project', 'project/:slug', () => import('./routes/demo-project.tsx'), 'demo'),
  page('demo-profile-projects', 'public-profile/projects', () => import('./routes/demo-profile-projects.tsx'), 'demo'),
  page('demo-profile-activity', 'public-profile/activity', () => import('./routes/demo-profile-activity.tsx'), 'demo'),
  page('demo-store-admin', 'store-admin', () => import('./routes/demo-store-admin.tsx'), 'demo'),
  page('demo-store-admin-orders', 'store-admin/orders', () => import('./routes/demo-store-admin-orders.tsx'), 'demo'),
  page('demo-dark-sidebar', 'dark-sidebar', () => import('./routes/demo-dark-sidebar.tsx'), 'demo'),
  page('demo-account', 'account', () => import('./routes/demo-account.tsx'), 'demo'),
  page('demo-teams', 'account/members/teams', () => import('./routes/demo-teams.tsx'), 'demo'),
  page(
    'demo-import-members',
    'account/members/import-members',
    () => import('./routes/demo-import-members.tsx'),
    'demo',
  ),
  page('demo-privacy', 'account/security/privacy-settings', () => import('./routes/demo-privacy.tsx'), 'demo'),
  page('demo-store-all', 'store-client', () => import('./routes/demo-store-all.tsx'), 'store'),
  page('demo-store-home', 'store-client/home', () => import('./routes/demo-store-home.tsx'), 'store'),
  page('demo-store-grid', 'store-client/search-results-grid', () => import('./routes/demo-store-grid.tsx'), 'store'),
  page('demo-store-list', 'store-client/search-results-list', () => import('./routes/demo-store-list.tsx'), 'store'),
  page('demo-store-details', 'store-client/product-details', () => import('./routes/demo-store-details.tsx'), 'store'),
  page('demo-store-wishlist', 'store-client/wishlist', () => import('./routes/demo-store-wishlist.tsx'), 'store'),
  page('demo-store-orders', 'store-client/my-orders', () => import('./routes/demo-store-orders.tsx'), 'store'),

  page('dev-ui', 'dev/ui', () => import('./routes/dev-ui.tsx')),
  page('not-found', '*', () => import('./routes/not-found.tsx')),
];

/** Created for each request and visit, because loading a lazy page writes into its route. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootLayout,
      // The inner boundary keeps header and footer around the error; the outer one is for when those fail.
      ErrorBoundary: ErrorPage,
      children: [
        { id: 'pages', Component: PageWords, ErrorBoundary: ErrorPage, children: pages.map((one) => ({ ...one })) },
      ],
    },
  ];
}
