import type { Actor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';

/** Fields of a collection that the policy rules need. */
export interface CollectionOwner {
  id: string;
  userId: string;
}

type Purpose = 'view' | 'edit';

declare const purpose: unique symbol;

/** A row that was loaded and authorized for a purpose. Repo functions that change rows require this type. */
export type Authorized<Row, For extends Purpose> = Row & { readonly [purpose]: For };

/** Allows only a collection's owner to see and edit it. */
const rules: Record<Purpose, (actor: Actor, collection: CollectionOwner) => boolean> = {
  view: (actor, collection) => collection.userId === actor.user.id,
  edit: (actor, collection) => collection.userId === actor.user.id,
};

/** Authorizes a row. Missing rows and those of others look alike: `not_found`. */
export function authorize<Row extends CollectionOwner, For extends Purpose>(
  actor: Actor,
  row: Row | undefined,
  forPurpose: For,
): Authorized<Row, For> {
  if (!row || !rules[forPurpose](actor, row)) throw new AppError('not_found');
  return row as Authorized<Row, For>;
}
