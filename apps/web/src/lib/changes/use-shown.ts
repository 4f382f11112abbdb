import type { MutationKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Apply, applyPending, usePending } from './pending.ts';

/** Select function of a query that applies the unanswered changes of a kind over its data. */
export function useShown<Data, Change>(key: MutationKey, apply: Apply<Data, Change>): (data: Data) => Data {
  const pending = usePending<Change>(key);
  return useCallback((data) => applyPending(data, pending, apply), [pending, apply]);
}
