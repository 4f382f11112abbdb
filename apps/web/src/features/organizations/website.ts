/** Turns what somebody typed as a website into an address; null if nothing was typed, undefined if it is no address. */
export function websiteOf(text: string): string | null | undefined {
  const written = text.trim();
  if (written === '') return null;
  const address = written.includes('://') ? written : `https://${written}`;
  const { protocol, hostname } = URL.parse(address) ?? { protocol: '', hostname: '' };
  return /^https?:$/.test(protocol) && hostname.includes('.') && !/\s/.test(written) ? address : undefined;
}

/** Shortens an address for display by dropping what all addresses begin with. */
export const shortAddress = (website: string): string => website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
