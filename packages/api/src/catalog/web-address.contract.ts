import { line } from '#kernel/text.ts';

/** Written as people write them, too: browsers would also take an address without slashes, or with spaces. */
export function isVisitable(address: string): boolean {
  const { protocol, username, password } = URL.parse(address) ?? { protocol: '', username: '', password: '' };
  return /^https?:$/.test(protocol) && username + password === '' && /^https?:\/\/[^\s/?#]\S*$/i.test(address);
}

/** An address that a reader can be sent to (T16). */
export const visitable = line(2_000).refine(isVisitable, 'This is not an http or https address.');

/** A picture that pages show. */
export const image = line(2_000).refine(
  (value) => /^(https:\/\/[^\s/]|\/[^\s/\\])\S*$/i.test(value),
  'An image is an https address, or a path on this site.',
);

/** The host that an address names, without `www.`. */
export const domainOf = (address: string): string | undefined => URL.parse(address)?.hostname.replace(/^www\./, '');
