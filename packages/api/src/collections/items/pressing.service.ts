import { toDealCard } from '#catalog/cards.ts';
import type { Call } from '#kernel/call.ts';
import { requireActor } from '#kernel/actor.ts';
import type { Pressing } from '../collections.answers.ts';
import { findPressing } from './pressing.repo.ts';

/** Kept deals of the actor, each once, that end within a week or are below their 30-day low. */
export async function listPressing(call: Pick<Call, 'actor' | 'database'>): Promise<Pressing> {
  const { ending, fallen } = await findPressing(call.database.db, requireActor(call).user.id);
  return { ending: ending.map(toDealCard), fallen: fallen.map(toDealCard) };
}
