import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

type Range = [address: string, bits: number];

/** Non-public address ranges: private, loopback, link-local with cloud metadata, carrier, test, multicast and reserved. */
const INNER_IPV4: Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure's, which lies among public ones.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/**
 * Non-public ranges within 2000::/3, outside of which nothing is public: reserved for protocols, documentation, and
 * those that carry an IPv4 address (Teredo, 6to4).
 */
const INNER_IPV6: Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const listOf = (ranges: Range[], family: 'ipv4' | 'ipv6') => {
  const found = new BlockList();
  for (const [address, bits] of ranges) found.addSubnet(address, bits, family);
  return found;
};
const inner4 = listOf(INNER_IPV4, 'ipv4');
const inner6 = listOf(INNER_IPV6, 'ipv6');
const global6 = listOf([['2000::', 3]], 'ipv6');
const loopback4 = listOf([['127.0.0.0', 8]], 'ipv4');

/** Whether this is the address of a machine on the internet at large. What is no address is not. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !inner4.check(address, 'ipv4');
  // With a zone, it is of a network nearby.
  if (!isIPv6(address) || address.includes('%')) return false;
  return global6.check(address, 'ipv6') && !inner6.check(address, 'ipv6');
}

/** Whether this is the machine itself. */
export const isLoopback = (address: string): boolean =>
  isIPv4(address) ? loopback4.check(address, 'ipv4') : address === '::1';

/**
 * Whether an address that somebody gives can be sent to: https, on the usual port, and not inside the network. Names are looked up
 * at sending.
 */
export function mayBeAddressed(address: string, reachesLoopback: boolean): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  if (reachesLoopback && isLoopback(host)) return true;
  if (url.protocol !== 'https:' || url.port || url.username || url.password) return false;
  return isIP(host) ? isPublic(host) : host.includes('.');
}
