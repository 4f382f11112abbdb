/** Every address of the product, in one place. */
export const paths = {
  home: '/',
  explore: '/explore',
  deals: '/deals',
  deal: (slug: string) => `/deal/${encodeURIComponent(slug)}`,
  tool: (slug: string) => `/tool/${encodeURIComponent(slug)}`,
  category: (category: string) => `/explore?category=${encodeURIComponent(category)}`,
  /** @param back path, query and hash to return to after signing in (NAV-21) */
  signIn: (back?: string) => withRedirect('/signin', back),
  signUp: (back?: string) => withRedirect('/signup', back),
} as const;

function withRedirect(path: string, back: string | undefined): string {
  return back === undefined || back === '/' ? path : `${path}?redirect=${encodeURIComponent(back)}`;
}

/** Path, query and hash of a location, as `redirect` carries it. */
export function fullPath(location: { pathname: string; search: string; hash: string }): string {
  return `${location.pathname}${location.search}${location.hash}`;
}
