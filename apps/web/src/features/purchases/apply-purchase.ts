import type {
  CreatePurchaseInput,
  ExchangeRates,
  Purchase,
  PurchaseInput,
  PurchaseTotal,
  UpdatePurchaseInput,
} from '@onceware/api/purchases/purchases.contract';

/** A change of purchases: the procedure that makes it, its input, and what undoing needs to show it at once. */
export type PurchaseChange =
  | { kind: 'create'; input: CreatePurchaseInput }
  | { kind: 'update'; input: UpdatePurchaseInput }
  | { kind: 'remove'; input: PurchaseInput }
  | { kind: 'restore'; input: PurchaseInput; removed: Purchase };

/** Purchases as the server lists them. The totals are the server's own and change once the list has been read again. */
export interface PurchaseList {
  purchases: Purchase[];
  totals: PurchaseTotal[];
  /** Null: none are known. */
  rates: ExchangeRates | null;
}

/** Applies a change to the list. Marks show at once; forms once the server has stored the purchase. */
export function applyPurchase(list: PurchaseList, change: PurchaseChange): PurchaseList {
  const { purchases } = list;
  switch (change.kind) {
    case 'create':
      return list;
    case 'update':
      return { ...list, purchases: purchases.map((one) => marked(one, change.input)) };
    case 'remove':
      return { ...list, purchases: purchases.filter(({ id }) => id !== change.input.id) };
    case 'restore':
      return purchases.some(({ id }) => id === change.input.id) ? list : withPurchase(list, change.removed);
  }
}

/** With one as the server has it now. */
export const withPurchase = (list: PurchaseList, purchase: Purchase): PurchaseList => ({
  ...list,
  purchases: [...list.purchases.filter(({ id }) => id !== purchase.id), purchase],
});

const marked = (purchase: Purchase, { id, state = purchase.state }: UpdatePurchaseInput): Purchase =>
  purchase.id === id ? { ...purchase, state } : purchase;
