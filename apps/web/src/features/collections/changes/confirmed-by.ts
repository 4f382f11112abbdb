import { type Change, keyOfEntity } from './change.ts';
import type { Answer } from './send-change.ts';

/** The change as it was made: with what only the server knew. */
export function confirmedBy({ share, stayed = [] }: Answer, change: Change): Change {
  if (change.kind === 'share' && share) return { ...change, share };
  if (change.kind !== 'moveItems' || stayed.length === 0) return change;
  const stays = new Set(stayed.map(keyOfEntity));
  const runs = change.input.runs.map((run) => ({
    ...run,
    entities: run.entities.filter((entity) => !stays.has(keyOfEntity(entity))),
  }));
  return { ...change, input: { ...change.input, runs: runs.filter(({ entities }) => entities.length > 0) } };
}
