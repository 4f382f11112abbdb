import type { MutationKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Apply, applyPending, usePending } from './pending.ts';

/** For a query's `select`: its data as the screen shows them, with the unanswered changes of a kind applied over them. */
export function useShown<Data, Change>(key: MutationKey, apply: Apply<Data, Change>): (data: Data) => Data {
  const pending = usePending<Change>(key);
  return useCallback((data) => applyPending(data, pending, apply), [pending, apply]);
}
