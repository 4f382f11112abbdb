import type { Actor } from './actor.ts';

declare const owner: unique symbol;

/**
 * A thing that is the actor's alone, if it is there: a statement that names both cannot reach what is somebody else's.
 * Only `owned` makes one, so that no id of an owner comes from an input (docs/decisions/033-allowed-by-type.md).
 */
export type Owned = { readonly id: string; readonly userId: string } & { readonly [owner]: true };

export const owned = (actor: Actor, id: string): Owned => ({ id, userId: actor.user.id }) as Owned;
