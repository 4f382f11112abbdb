/** What somebody wrote as a website, as an address; null: nothing, undefined: it is none. */
export function websiteOf(text: string): string | null | undefined {
  const written = text.trim();
  if (written === '') return null;
  const address = written.includes('://') ? written : `https://${written}`;
  const { protocol, hostname } = URL.parse(address) ?? { protocol: '', hostname: '' };
  return /^https?:$/.test(protocol) && hostname.includes('.') && !/\s/.test(written) ? address : undefined;
}

/** As it is shown: without what all addresses begin with. */
export const shortAddress = (website: string): string => website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
