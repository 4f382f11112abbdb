import ipaddr from 'ipaddr.js';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { count, keyOf } from './counting.ts';

/** Caller that an address counts as. */
interface Caller {
  own: string;
  /** The IPv6 /48 that addresses of the same owner may share. */
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

/** Attempts by their callers. */
export interface CallersLimit {
  /** @throws too_many_requests */
  count(address: string): Promise<void>;
  /** Uncounts an attempt. */
  reward(address: string): Promise<void>;
}

/** Limits by address, and ten times as high by network. */
export function limitCallers(own: RateLimiterAbstract, wide: RateLimiterAbstract): CallersLimit {
  const each = (address: string): [RateLimiterAbstract, string][] => {
    const caller = callerOf(address);
    return [[own, caller.own], ...(caller.wide ? [[wide, caller.wide] as [RateLimiterAbstract, string]] : [])];
  };
  return {
    async count(address) {
      for (const [one, key] of each(address)) await count(one, key);
    },
    async reward(address) {
      await Promise.all(each(address).map(([one, key]) => one.reward(keyOf(key))));
    },
  };
}
