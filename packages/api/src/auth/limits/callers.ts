import ipaddr from 'ipaddr.js';

/** Who an address counts as. */
export interface Caller {
  own: string;
  /** The network that it may share with others of the same hand: an IPv6 /48. */
  wide: string | null;
}

/**
 * An IPv4 address is a caller, also where IPv6 carries it (`::ffff:…`). Of IPv6 everybody has at least a /64 to choose
 * addresses from, so that is one caller; and providers give away a /48, which holds 65,536 of those.
 */
export function callerOf(address: string): Caller {
  if (!ipaddr.isValid(address)) return { own: address, wide: null };
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return { own: parsed.toString(), wide: null };
  const groups = parsed.parts.map((group) => group.toString(16));
  return { own: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` };
}
