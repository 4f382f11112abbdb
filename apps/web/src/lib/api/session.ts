import type { SessionUser } from '@onceware/api/auth/auth.contract';
import type { Permission } from '@onceware/api/core/permissions.contract';
import { trpc } from './trpc.ts';

type SessionState =
  | { status: 'loading'; user: null; permissions: readonly Permission[] }
  | { status: 'authenticated'; user: SessionUser; permissions: readonly Permission[] }
  | { status: 'anonymous'; user: null; permissions: readonly Permission[] };

const NONE: readonly Permission[] = [];

/** Who is signed in (AUTH-01). The server puts the answer into the first render, so `loading` is rare. */
export function useSession(): SessionState {
  const { data: session, isError } = trpc.auth.session.useQuery(undefined, { staleTime: 5 * 60_000 });
  if (session) return { status: 'authenticated', user: session.user, permissions: session.permissions };
  if (session === null || isError) return { status: 'anonymous', user: null, permissions: NONE };
  return { status: 'loading', user: null, permissions: NONE };
}
