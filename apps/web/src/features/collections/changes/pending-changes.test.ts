import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCollection, makeItem } from '../testing.ts';
import { applyChange } from './apply-change.ts';
import { applyToSaved } from './apply-to-saved.ts';
import type { Change, ListedCollection } from './change.ts';
import { showChangesBy, withPending } from './pending-changes.ts';

showChangesBy(applyChange, applyToSaved);

const AT = '2026-04-01T12:00:00.000Z';

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
const toLists = (collections: ListedCollection[]) =>
  Object.fromEntries(collections.map(({ id, items }) => [id, items.map((item) => item.entity_id)]));

/** A browser's cache and a server, with everything that can happen between a click and its answer. */
class World {
  server: Lists = { a: ['x', 'y'], b: [] };
  cache = toCollections(this.server);
  /** Clicked, in order; the first may have been dealt with, and its answer be on its way. */
  pending: { click: Click; answer?: 'ok' | 'refused' | 'failed' }[] = [];
  reload: ListedCollection[] | null = null;

  /** Changes reach the server one after the other, the next one once the last is answered. */
  reachServer(isLucky: boolean): void {
    const [next] = this.pending;
    if (!next || next.answer) return;
    const result = isLucky ? served(this.server, next.click) : null;
    next.answer = result ? 'ok' : isLucky ? 'refused' : 'failed';
    if (result) this.server = result;
  }

  answerArrives(): void {
    const [first] = this.pending;
    if (!first?.answer) return;
    if (first.answer !== 'failed') this.reload = null;
    if (first.answer === 'ok') this.cache = applyChange(this.cache, toChange(first.click), AT);
    // What the server knows better is read again before the change is given up.
    if (first.answer === 'refused') this.cache = toCollections(this.server);
    this.pending.shift();
  }

  reloadLeaves(): void {
    this.reload ??= toCollections(this.server);
  }

  reloadArrives(): void {
    if (this.reload) this.cache = this.reload;
    this.reload = null;
  }

  get screen(): ListedCollection[] {
    return withPending(
      this.cache,
      this.pending.map(({ click }) => ({ change: toChange(click), at: AT })),
    );
  }
}

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
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ is: fc.constant('click' as const), click }) },
  { weight: 4, arbitrary: fc.record({ is: fc.constant('reach' as const), isLucky: fc.boolean() }) },
  { weight: 4, arbitrary: fc.constant({ is: 'answer' as const }) },
  { weight: 1, arbitrary: fc.constant({ is: 'reloadLeaves' as const }) },
  { weight: 1, arbitrary: fc.constant({ is: 'reloadArrives' as const }) },
);

describe('collections under fast clicks, failures and late answers', () => {
  it('end equal to the server, and never show an item twice, in any order of events (COL-12) (T43)', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const world = new World();
        for (const one of events) {
          if (one.is === 'click') world.pending.push({ click: one.click });
          else if (one.is === 'reach') world.reachServer(one.isLucky);
          else if (one.is === 'answer') world.answerArrives();
          else world[one.is]();
          for (const { items } of world.screen)
            expect(new Set(items.map((item) => item.entity_id)).size).toBe(items.length);
        }
        while (world.pending.length > 0) {
          world.reachServer(true);
          world.answerArrives();
        }
        expect(toLists(world.screen)).toEqual(world.server);
      }),
      { numRuns: 2000 },
    );
  });

  it('shows every click at once, over whatever the server has said so far (COL-09) (COL-10)', () => {
    fc.assert(
      fc.property(fc.array(click, { maxLength: 12 }), (clicks) => {
        const world = new World();
        world.pending = clicks.map((one) => ({ click: one }));
        const expected = clicks.reduce<Lists>((lists, one) => served(lists, one) ?? lists, world.server);
        expect(toLists(world.screen)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes back only the change that failed, not one made after it (COL-12)', () => {
    const world = new World();
    world.pending = [
      { click: { do: 'remove', in: 'a', entity: 'x', behind: null } },
      { click: { do: 'add', in: 'b', entity: 'z', behind: null } },
    ];
    expect(toLists(world.screen)).toEqual({ a: ['y'], b: ['z'] });
    world.reachServer(false);
    world.answerArrives();
    expect(toLists(world.screen)).toEqual({ a: ['x', 'y'], b: ['z'] });
  });
});
