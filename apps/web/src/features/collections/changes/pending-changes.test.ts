import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDelay, findMismatch, type Model, World } from '#testing/changes.ts';
import { makeCollection, makeItem } from '../testing.ts';
import { applyChange } from './apply-change.ts';
import { applyToSaved } from './apply-to-saved.ts';
import type { Change, ListedCollection } from './change.ts';

type Lists = Record<'a' | 'b', string[]>;
/** A move goes behind another item of the same collection, or for null to the front of the other one. */
interface Click {
  do: 'add' | 'remove' | 'move';
  in: 'a' | 'b';
  entity: string;
  behind: string | null;
}

const deal = (entityId: string) => ({ entityType: 'deal' as const, entityId });

/** A server of a few lines, which has nothing in common with what it is compared with. Null: it refuses. */
function served(lists: Lists, click: Click): Lists | null {
  const here = lists[click.in];
  const has = here.includes(click.entity);
  const rest = here.filter((one) => one !== click.entity);
  if (click.do === 'add') return has ? null : { ...lists, [click.in]: [click.entity, ...here] };
  if (!has) return null;
  if (click.do === 'remove') return { ...lists, [click.in]: rest };
  if (click.behind !== null) {
    const place = rest.indexOf(click.behind) + 1;
    return { ...lists, [click.in]: [...rest.slice(0, place), click.entity, ...rest.slice(place)] };
  }
  const other = click.in === 'a' ? 'b' : 'a';
  return lists[other].includes(click.entity)
    ? null
    : { ...lists, [click.in]: rest, [other]: [click.entity, ...lists[other]] };
}

function toChange(click: Click): Change {
  const { in: collectionId, entity } = click;
  if (click.do === 'add') return { kind: 'addItem', input: { id: entity, collectionId, ...deal(entity) } };
  if (click.do === 'remove') return { kind: 'removeItem', input: { collectionId, ...deal(entity) } };
  const isWithin = click.behind !== null;
  const run = { after: click.behind === null ? null : deal(click.behind), entities: [deal(entity)] };
  const other = collectionId === 'a' ? 'b' : 'a';
  return {
    kind: 'moveItems',
    input: { fromCollectionId: collectionId, toCollectionId: isWithin ? collectionId : other, runs: [run] },
  };
}

const toCollections = (lists: Lists): ListedCollection[] =>
  (['a', 'b'] as const).map((id) => makeCollection(id, id, { items: lists[id].map((entity) => makeItem(entity)) }));
const toLists = (collections: ListedCollection[]): Lists => {
  const idsIn = (id: string) => collections.find((one) => one.id === id)?.items.map((item) => item.entity_id) ?? [];
  return { a: idsIn('a'), b: idsIn('b') };
};

const entity = fc.constantFrom('x', 'y', 'z');
const where = fc.constantFrom('a' as const, 'b' as const);
const click = fc
  .record({
    do: fc.constantFrom('add' as const, 'remove' as const, 'move' as const),
    in: where,
    entity,
    behind: fc.option(entity),
  })
  .filter((one) => one.behind !== one.entity);

const model: Model<Lists, ListedCollection[], Click> = {
  server: { a: ['x', 'y'], b: [] },
  serve: served,
  answer: toCollections,
  seen: toLists,
  apply: (collections, one, at) => applyChange(collections, toChange(one), at),
  click,
};

describe('collections under fast clicks, failures and late answers', () => {
  it('end equal to the server, and never show an item twice, in any order of events (COL-12) (T43)', () => {
    const lie = findMismatch(model, (shown) => {
      for (const ids of Object.values(shown)) expect(new Set(ids).size).toBe(ids.length);
    });
    expect(lie).toBeNull();
  });

  it('shows every click at once, over whatever the server has said so far (COL-09) (COL-10)', () => {
    expect(findDelay(model)).toBeNull();
  });

  it('takes back only the change that failed, not one made after it (COL-12)', () => {
    const world = new World(model);
    world.click({ do: 'remove', in: 'a', entity: 'x', behind: null });
    world.click({ do: 'add', in: 'b', entity: 'z', behind: null });
    expect(world.shown).toEqual({ a: ['y'], b: ['z'] });
    world.reachServer(false);
    world.answerArrives();
    expect(world.shown).toEqual({ a: ['x', 'y'], b: ['z'] });
  });

  it('show in the end the collections of a deal that the server has (COL-12) (T43)', () => {
    const saved: Model<Lists['a'], readonly string[], Click> = {
      server: ['a'],
      serve: (ids, one) => {
        const other = one.in === 'a' ? 'b' : 'a';
        if (one.entity !== 'x') return ids;
        if (one.do === 'add') return ids.includes(one.in) ? null : [...ids, one.in].toSorted();
        if (!ids.includes(one.in)) return null;
        const rest = ids.filter((id) => id !== one.in);
        if (one.do === 'remove') return rest;
        if (one.behind !== null) return ids;
        return rest.includes(other) ? null : [other];
      },
      answer: (ids) => ids,
      seen: (ids) => ids.toSorted(),
      apply: (ids, one) => applyToSaved(ids, deal('x'), toChange(one)),
      click,
    };
    expect(findMismatch(saved)).toBeNull();
  });
});
