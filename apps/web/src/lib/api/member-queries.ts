import type { Query } from '@tanstack/react-query';

/** The first parts of the procedures whose answers are one member's. */
const MEMBERS_OWN = new Set(['account', 'admin', 'apiKeys', 'chat', 'collections', 'purchases', 'vendors']);

/** Whether a query of the cache holds something that is not the next one's who signs in here; who is signed in is none. */
export function isMemberQuery({ queryKey: [path] }: Pick<Query, 'queryKey'>): boolean {
  if (!Array.isArray(path)) return false;
  return MEMBERS_OWN.has(path[0]) || (path[0] === 'auth' && path[1] !== 'session');
}
