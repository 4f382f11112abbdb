import type { SessionUser } from '@onceware/api/identity/auth/auth.contract';
import type { Permission } from '@onceware/api/kernel/permissions.contract';
import { createContext, use, useMemo } from 'react';
import { trpc } from './trpc.ts';

type SessionState =
  | { status: 'loading'; user: null; permissions: readonly Permission[] }
  | { status: 'authenticated'; user: SessionUser; permissions: readonly Permission[] }
  | { status: 'anonymous'; user: null; permissions: readonly Permission[] };

const NONE: readonly Permission[] = [];

const LOADING: SessionState = { status: 'loading', user: null, permissions: NONE };

export const SessionContext = createContext<SessionState>(LOADING);

/** Returns who is signed in (AUTH-01). The server puts the answer into the first render, so `loading` is rare. */
export const useSession = (): SessionState => use(SessionContext);

/** Queries the session once per page: many components read it, and an observer for each would be expensive. */
export function useSessionQuery(): SessionState {
  const { data: session, isError } = trpc.auth.session.useQuery(undefined, { staleTime: 5 * 60_000 });
  return useMemo<SessionState>(() => {
    if (session) return { status: 'authenticated', user: session.user, permissions: session.permissions };
    return session === null || isError ? { status: 'anonymous', user: null, permissions: NONE } : LOADING;
  }, [session, isError]);
}
