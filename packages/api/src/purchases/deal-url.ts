/** The address of a deal's page, as files have it; null where there is no deal. */
export const dealUrlOf = (publicUrl: string, slug: string | null): string | null =>
  slug === null ? null : `${publicUrl}/deal/${encodeURIComponent(slug)}`;

/** The slug in such an address; null for one that is none, or of another site. */
export function dealSlugOf(publicUrl: string, address: string): string | null {
  const url = URL.parse(address);
  if (url?.origin !== publicUrl) return null;
  // Slugs are made of these alone.
  return /^\/deal\/([\w-]+)\/?$/.exec(url.pathname)?.[1] ?? null;
}
