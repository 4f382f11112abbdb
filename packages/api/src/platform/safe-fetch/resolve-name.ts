import { lookup, Resolver } from 'node:dns/promises';

/** Time limit of one question to one name server; it is asked twice. */
const TIMEOUT_MS = 2_500;
const TRIES = 2;

const codeOf = (reason: unknown): string => (reason instanceof Error && 'code' in reason ? String(reason.code) : '');
/** The name servers answered, or none can be asked. */
const ANSWERED: ReadonlySet<string> = new Set([
  'ENOTFOUND',
  'ENODATA',
  'ESERVFAIL',
  'EREFUSED',
  'ECONNREFUSED',
  'EBADNAME',
]);

/**
 * All addresses of a name, IPv4 first. Asked over the network by c-ares, which waits for any number of name servers at once:
 * the system's own look-up does two at a time in the whole process, so that two names whose servers are silent would hold up
 * everybody's. It is only asked for what the name servers do not know, such as the names of a hosts file.
 */
export function createNameResolver(servers?: readonly string[]): (hostname: string) => Promise<string[]> {
  return async (hostname) => {
    // A new resolver reads the machine's name servers again.
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
    if (servers) resolver.setServers(servers);
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    if (addresses.length > 0) return addresses;
    const silent = found.find((one) => one.status === 'rejected' && !ANSWERED.has(codeOf(one.reason)));
    if (silent?.status === 'rejected') throw silent.reason;
    return (await lookup(hostname, { all: true })).map(({ address }) => address);
  };
}
