import type { ErrorKey } from '@onceware/api/kernel/errors';
import type { Route } from '../rest/define-route.ts';

const KEYS_OF_ACCESS: Record<string, ErrorKey[]> = {
  public: [],
  metrics: ['unauthenticated'],
  member: ['unauthenticated', 'key_invalid'],
  session: ['unauthenticated', 'key_invalid', 'session_required'],
};
const KEYS_OF_PERMISSION: ErrorKey[] = ['unauthenticated', 'key_invalid', 'forbidden', 'too_many_requests'];

/** All expected failures of a route. */
export function failuresOf({
  access,
  isOpenAddress,
  method,
  params,
  query,
  body,
  isAlone,
  failures = [],
}: Route): ErrorKey[] {
  return [
    ...(params || query || body ? (['invalid_input'] as const) : []),
    ...(KEYS_OF_ACCESS[access] ?? KEYS_OF_PERMISSION),
    ...(method === 'get' || isOpenAddress ? [] : (['foreign_origin', 'scope_required'] as const)),
    ...(body ? (['not_json'] as const) : []),
    // A file has a limit, and a sentence, of its own.
    ...(body && !failures.includes('file_too_large') ? (['too_large'] as const) : []),
    ...failures,
    ...(isAlone ? [] : ['unavailable' as const]),
  ];
}
