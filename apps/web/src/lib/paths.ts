/** The pages of the administration, each with an `admin.*` permission of the same name; that of `moderation` is `admin.chat`. */
export type AdminSection =
  | 'organizations'
  | 'users'
  | 'contacts'
  | 'logs'
  | 'orders'
  | 'roles'
  | 'catalog'
  | 'moderation'
  | 'reviews';

/** Every address of the product, in one place. */
export const paths = {
  home: '/',
  explore: '/explore',
  deals: '/deals',
  tools: '/explore?show=tools',
  deal: (slug: string) => `/deal/${encodeURIComponent(slug)}`,
  tool: (slug: string) => `/tool/${encodeURIComponent(slug)}`,
  about: '/about',
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  community: '/community',
  category: (category: string) => `/explore?category=${encodeURIComponent(category)}`,
  search: (query: string) => `/explore?q=${encodeURIComponent(query)}`,
  /** @param back path, query and hash to return to after signing in (NAV-21) */
  signIn: (back?: string) => withRedirect('/signin', back),
  signUp: (back?: string) => withRedirect('/signup', back),
  account: {
    profile: '/dashboard/account',
    /** The reader's page as others see it. */
    publicProfile: '/public-profile/profiles/default',
    /** Page where the profile is written. */
    editProfile: '/account/profile',
    getStarted: '/dashboard/account/home/get-started',
    collections: '/dashboard/account/collections',
    purchases: '/dashboard/account/purchases',
    watches: '/account/watches',
    security: '/dashboard/account/security',
    apiKeys: '/account/api-keys',
    /** People whom the reader follows, and who follow them. */
    followed: '/network/following',
    followers: '/network/following/followers',
    notifications: '/account/notifications',
    /** Bookmarklet, extension, command line and what else keeps pages. */
    anywhere: '/account/anywhere',
  },
  overview: '/dashboard',
  vendor: '/dashboard/vendor',
  /** The page about selling here, with the form to ask for it. */
  sell: '/sell',
  admin: (section: AdminSection) => `/dashboard/admin/${section}`,
  /** The page of a member, by a handle or the account's id. */
  profile: (address: string) => `/public-profile/profiles/${encodeURIComponent(address)}`,
  /** With `url`, and perhaps `title`, of the page that is to be kept. */
  save: '/save',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  imprint: '/imprint',
  /** The token of a mailed link is after the `#`, which no server and no log sees. */
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  mailChoices: '/mail-choices',
  /** Areas of sample data of which every page knows; the rest is in demo-paths.ts. */
  demo: { store: '/store-client', account: '/account', darkSidebar: '/dark-sidebar' },
  /** A shared collection, for anybody who has the link. */
  shared: (token: string) => `/c/${encodeURIComponent(token)}`,
} as const;

function withRedirect(path: string, back: string | undefined): string {
  return back === undefined || back === '/' ? path : `${path}?redirect=${encodeURIComponent(back)}`;
}

/** Path, query and hash of a location, as `redirect` carries it. */
export function fullPath(location: { pathname: string; search: string; hash: string }): string {
  return `${location.pathname}${location.search}${location.hash}`;
}
