import fc from 'fast-check';
import { type Entity, moveItemsInput } from '#collections/collections.contract.ts';
import type { Command } from './collections-model.ts';

/** IDs and entities that commands may name. */
export interface Scope {
  /** To put items in. */
  collections: string[];
  /** To rename and to mark. */
  changed: string[];
  /** To make, delete and restore. */
  made: string[];
  entities: Entity[];
  /** To put items behind. */
  anchors: Entity[];
  /** For new items; undefined leaves it to the server. */
  itemIds: (string | undefined)[];
}

/** Random commands, each valid in form. */
export function commandsIn(scope: Scope): fc.Arbitrary<Command> {
  const collectionId = fc.constantFrom(...scope.collections);
  const changed = fc.constantFrom(...scope.changed);
  const made = fc.constantFrom(...scope.made);
  const entity = fc.constantFrom(...scope.entities);
  const some = (max: number) => fc.uniqueArray(entity, { minLength: 1, maxLength: max });
  const notes = fc.constantFrom(null, 'one', 'two');
  const name = fc.constantFrom('Old', 'New', 'Third');
  const after = fc.option(fc.constantFrom(...scope.anchors));
  const runs = fc.array(fc.record({ after, entities: some(3) }), { minLength: 1, maxLength: 3 });

  const create = fc.record({ do: fc.constant('create' as const), input: fc.record({ id: made, name }) });
  const update = fc.record({
    do: fc.constant('update' as const),
    input: fc.record({ collectionId: changed, name, isFavorite: fc.boolean() }, { requiredKeys: ['collectionId'] }),
  });
  const deleteOrRestore = fc.record({
    do: fc.constantFrom('delete' as const, 'restore' as const),
    input: fc.record({ collectionId: made }),
  });
  const addItem = fc
    .record({ id: fc.constantFrom(...scope.itemIds), collectionId, entity, notes })
    .map(({ entity: added, ...rest }) => ({ do: 'addItem' as const, input: { ...rest, ...added } }));
  const removeItem = fc
    .record({ collectionId, entity })
    .map((input) => ({ do: 'removeItem' as const, input: { collectionId: input.collectionId, ...input.entity } }));
  const removeOrRestoreItems = fc.record({
    do: fc.constantFrom('removeItems' as const, 'restoreItems' as const),
    input: fc.record({ collectionId, entities: some(2) }),
  });
  const moveItems = fc
    .record({
      fromCollectionId: collectionId,
      toCollectionId: collectionId,
      runs,
      skipsExisting: fc.constantFrom(undefined, true),
    })
    .filter((input) => moveItemsInput.safeParse(input).success)
    .map((input) => ({ do: 'moveItems' as const, input }));
  const setNotes = fc
    .record({ collectionId, entity, notes })
    .map(({ entity: noted, ...rest }) => ({ do: 'setNotes' as const, input: { ...rest, ...noted } }));

  return fc.oneof(
    { weight: 8, arbitrary: addItem },
    { weight: 8, arbitrary: moveItems },
    { weight: 4, arbitrary: removeOrRestoreItems },
    { weight: 2, arbitrary: removeItem },
    { weight: 2, arbitrary: deleteOrRestore },
    { weight: 1, arbitrary: create },
    { weight: 1, arbitrary: update },
    { weight: 1, arbitrary: setNotes },
  );
}
