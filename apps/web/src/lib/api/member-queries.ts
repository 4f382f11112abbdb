import type { Query } from '@tanstack/react-query';

/** The first parts of the procedures whose answers are one member's. */
const MEMBERS_OWN = new Set([
  'account',
  'admin',
  'apiKeys',
  'chat',
  'collections',
  'notifications',
  'purchases',
  'vendors',
]);

/** Whether a cached query holds one member's data, which the next account must not see. The session is not one. */
export function isMemberQuery({ queryKey: [path] }: Pick<Query, 'queryKey'>): boolean {
  if (!Array.isArray(path)) return false;
  return MEMBERS_OWN.has(path[0]) || (path[0] === 'auth' && path[1] !== 'session');
}
