import type { Collection, CollectionItem } from '@onceware/api/collections/collections.contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmAdded, confirmRemoved, holds, type ItemRef, type PendingChange, withPending } from './collections-cache.ts';

const AT = '2026-03-01T12:00:00.000Z';

const ref = (collection: string, entity: string): ItemRef => ({ collection_id: collection, entity_type: 'deal', entity_id: entity });
const item = (collection: string, entity: string, id = `server-${collection}-${entity}`): CollectionItem => ({ ...ref(collection, entity), id, notes: null, added_at: AT });
const collection = (id: string, entities: string[] = []): Collection => ({
  id,
  name: id,
  description: '',
  is_default: true,
  updated_at: '2026-01-01T00:00:00.000Z',
  items: entities.map((entity) => item(id, entity)),
});
const change = (kind: 'add' | 'remove', target: ItemRef, temporaryId = 'temporary-1'): PendingChange => ({ kind, ...target, temporaryId, at: AT, notes: null });
const shown = (collections: Collection[]) => collections.map(({ items }) => items.map((known) => known.id));

describe('what the screen shows of collections', () => {
  it('shows an add at once, under a temporary id (COL-09)', () => {
    const result = withPending([collection('a', ['x'])], [change('add', ref('a', 'y'))]);
    expect(shown(result)).toEqual([['temporary-1', 'server-a-x']]);
    expect(result[0]?.updated_at).toBe(AT);
  });

  it('puts the server’s item in the place of the temporary one, in the same render (COL-09)', () => {
    const pending = [change('add', ref('a', 'y'))];
    const confirmed = confirmAdded([collection('a', ['x'])], item('a', 'y'));
    expect(shown(withPending(confirmed, pending))).toEqual([['server-a-y', 'server-a-x']]);
    expect(shown(withPending(confirmed, []))).toEqual([['server-a-y', 'server-a-x']]);
  });

  it('takes a removed item away at once, and brings it back to its place when that fails (COL-10)', () => {
    const cache = [collection('a', ['x', 'y', 'z'])];
    expect(shown(withPending(cache, [change('remove', ref('a', 'y'))]))).toEqual([['server-a-x', 'server-a-z']]);
    expect(shown(withPending(cache, []))).toEqual([['server-a-x', 'server-a-y', 'server-a-z']]);
  });

  it('takes back only the change that failed, not one made after it (COL-12)', () => {
    const second = change('add', ref('a', 'y'), 'temporary-2');
    const both = [change('add', ref('a', 'x')), second];
    expect(shown(withPending([collection('a')], both))).toEqual([['temporary-2', 'temporary-1']]);
    expect(shown(withPending([collection('a')], [second]))).toEqual([['temporary-2']]);
  });

  it('shows the last of two fast clicks on one item, and one item only (T43)', () => {
    const [add, remove, again] = [change('add', ref('a', 'x'), '1'), change('remove', ref('a', 'x'), '2'), change('add', ref('a', 'x'), '3')];
    expect(shown(withPending([collection('a')], [add, remove]))).toEqual([[]]);
    expect(shown(withPending([collection('a')], [add, remove, again]))).toEqual([['3']]);
    expect(shown(withPending([collection('a')], [add, again]))).toEqual([['1']]);
  });

  it('does not show an item that is there twice, nor miss one that is gone (COL-12)', () => {
    expect(shown(withPending([collection('a', ['x'])], [change('add', ref('a', 'x'))]))).toEqual([['server-a-x']]);
    expect(shown(confirmAdded([collection('a', ['x'])], item('a', 'x', 'newer')))).toEqual([['newer']]);
    expect(shown(confirmRemoved([collection('a')], ref('a', 'x'), AT))).toEqual([[]]);
  });

  it('keeps untouched collections the same objects, so that nothing else is drawn again (COL-12)', () => {
    const cache = [collection('a', ['x']), collection('b', ['x'])];
    expect(withPending(cache, [])).toBe(cache);
    expect(withPending(cache, [change('add', ref('b', 'y'))])[0]).toBe(cache[0]);
    expect(withPending(cache, [change('add', ref('a', 'x'))])[0]).toBe(cache[0]);
  });

  it('knows whether a collection holds a deal, and does not take a tool for it (COL-09)', () => {
    const known = collection('a', ['x']);
    expect(holds(known, { type: 'deal', id: 'x' })).toBe(true);
    expect(holds(known, { type: 'tool', id: 'x' })).toBe(false);
    expect(holds(known, { type: 'deal', id: 'y' })).toBe(false);
  });
});

/** A browser's cache and a server, with everything that can happen between a click and its answer. */
class World {
  server = [collection('a', ['x']), collection('b')];
  cache = this.server;
  /** Clicked, in order; with its answer once the server has dealt with it. */
  pending: (PendingChange & { answer?: 'ok' | 'conflict' | 'failed' })[] = [];
  refetch: Collection[] | null = null;
  clicks = 0;

  has(target: ItemRef): boolean {
    return this.server.some(({ id, items }) => id === target.collection_id && items.some((known) => known.entity_id === target.entity_id));
  }

  click(kind: 'add' | 'remove', target: ItemRef): void {
    this.pending.push(change(kind, target, `temporary-${++this.clicks}`));
  }

  /** Changes of one entity go one after the other, whatever the collection: the mutations' scope. */
  reachServer(index: number, isLucky: boolean): void {
    const waiting = this.pending.filter((one, at) => one.answer === undefined && this.pending.findIndex((first) => first.entity_id === one.entity_id) === at);
    const next = waiting[index % Math.max(1, waiting.length)];
    if (!next) return;
    if (!isLucky) next.answer = 'failed';
    else if (this.has(next) === (next.kind === 'add')) next.answer = 'conflict';
    else {
      next.answer = 'ok';
      this.server = next.kind === 'add' ? confirmAdded(this.server, item(next.collection_id, next.entity_id)) : confirmRemoved(this.server, next, AT);
    }
  }

  answerArrives(index: number): void {
    const answered = this.pending.filter((one) => one.answer !== undefined);
    const next = answered[index % Math.max(1, answered.length)];
    if (!next) return;
    if (next.answer === 'ok') {
      this.refetch = null;
      this.cache = next.kind === 'add' ? confirmAdded(this.cache, item(next.collection_id, next.entity_id)) : confirmRemoved(this.cache, next, AT);
    }
    // What the server knows better is read again before the change is given up.
    if (next.answer === 'conflict') {
      this.refetch = null;
      this.cache = this.server;
    }
    this.pending = this.pending.filter((one) => one !== next);
  }

  refetchLeaves(): void {
    this.refetch ??= this.server;
  }

  refetchArrives(): void {
    if (this.refetch) this.cache = this.refetch;
    this.refetch = null;
  }

  finish(): void {
    while (this.pending.length > 0) {
      this.reachServer(0, true);
      this.answerArrives(0);
    }
    this.refetchArrives();
  }
}

const places = (collections: Collection[]) => collections.map(({ id, items }) => `${id}: ${items.map((known) => known.entity_id).toSorted().join(' ')}`);

const target = fc.record({ collection: fc.constantFrom('a', 'b'), entity: fc.constantFrom('x', 'y', 'z') }).map((one) => ref(one.collection, one.entity));
const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('click' as const), kind: fc.constantFrom('add' as const, 'remove' as const), target }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reach' as const), index: fc.nat(5), isLucky: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('answer' as const), index: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'refetchLeaves' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'refetchArrives' as const }) },
);

describe('collections under fast clicks, failures and late answers', () => {
  it('ends equal to the server, and shows every unanswered click meanwhile, in any order of events (COL-12) (T43)', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const world = new World();
        for (const one of events) {
          if (one.do === 'click') world.click(one.kind, one.target);
          else if (one.do === 'reach') world.reachServer(one.index, one.isLucky);
          else if (one.do === 'answer') world.answerArrives(one.index);
          else world[one.do]();

          const screen = withPending(world.cache, world.pending);
          for (const { items } of screen) expect(new Set(items.map((known) => known.entity_id)).size).toBe(items.length);
          for (const pending of world.pending) {
            const last = world.pending.findLast((other) => other.entity_id === pending.entity_id && other.collection_id === pending.collection_id);
            const isShown = screen.some(({ id, items }) => id === pending.collection_id && items.some((known) => known.entity_id === pending.entity_id));
            expect(isShown).toBe(last?.kind === 'add');
          }
        }
        world.finish();
        expect(places(withPending(world.cache, world.pending))).toEqual(places(world.server));
      }),
      { numRuns: 2000 },
    );
  });
});
