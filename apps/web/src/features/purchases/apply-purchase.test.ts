import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { PURCHASE_STATES, type PurchaseState } from '@onceware/api/purchases/purchases.limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDelay, findMismatch, type Model, World } from '#testing/changes.ts';
import { applyPurchase, type PurchaseChange, type PurchaseList } from './apply-purchase.ts';
import { makePurchase, TOTALS } from './testing.ts';

/** Existing purchases and their states; removed ones are not in it. */
type Ledger = Partial<Record<string, PurchaseState>>;
type Click = { do: 'remove' | 'restore'; id: string } | { do: 'mark'; id: string; state: PurchaseState };

/** State of a removed purchase when the page that restores it last had it. */
const REMOVED: PurchaseState = 'unused';

function serve(ledger: Ledger, click: Click): Ledger | null {
  const { [click.id]: state, ...rest } = ledger;
  if (click.do === 'restore') return state === undefined ? { ...rest, [click.id]: REMOVED } : ledger;
  if (state === undefined) return null;
  return click.do === 'mark' ? { ...rest, [click.id]: click.state } : rest;
}

function toChange(click: Click): PurchaseChange {
  const { id } = click;
  if (click.do === 'mark') return { kind: 'update', input: { id, state: click.state } };
  return click.do === 'remove'
    ? { kind: 'remove', input: { id } }
    : { kind: 'restore', input: { id }, removed: purchaseOf(id, REMOVED) };
}

const purchaseOf = (id: string, state: PurchaseState): Purchase => makePurchase({ id, state });

const id = fc.constantFrom('x', 'y', 'z');
const model: Model<Ledger, PurchaseList, Click> = {
  server: { x: 'unused', y: 'activated' },
  serve,
  answer: (ledger) => ({
    purchases: Object.entries(ledger).flatMap(([one, state]) => (state ? [purchaseOf(one, state)] : [])),
    totals: TOTALS,
    rates: null,
  }),
  seen: ({ purchases }) => Object.fromEntries(purchases.map((one) => [one.id, one.state])),
  apply: (list, click) => applyPurchase(list, toChange(click)),
  click: fc.oneof(
    fc.record({ do: fc.constantFrom('remove' as const, 'restore' as const), id }),
    fc.record({ do: fc.constant('mark' as const), id, state: fc.constantFrom(...PURCHASE_STATES) }),
  ),
};

describe('purchases under fast clicks, failures and late answers', () => {
  it('end as the server has them, in any order of events (ACC-02) (T43)', () => {
    expect(findMismatch(model)).toBeNull();
  });

  it('show every click at once, over whatever the server has said so far (ACC-02)', () => {
    expect(findDelay(model)).toBeNull();
  });

  it('take back only the change that failed, not one made after it (ACC-02) (T43)', () => {
    const world = new World(model);
    world.click({ do: 'mark', id: 'x', state: 'refunded' });
    world.click({ do: 'remove', id: 'y' });
    world.reachServer(false);
    world.answerArrives();
    expect(world.shown).toEqual({ x: 'unused' });
  });
});
