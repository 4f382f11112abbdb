import type { CreatePurchaseInput, Purchase, UpdatePurchaseInput } from '@onceware/api/purchases/purchases.contract';
import type { PurchaseState } from '@onceware/api/purchases/purchases.limits';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { type ApiClient, trpc } from '#lib/api/trpc.ts';
import { type ChangeKind, useChange } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useShown } from '#lib/changes/use-shown.ts';
import { applyPurchase, type PurchaseChange, type PurchaseList, withPurchase } from './apply-purchase.ts';

type Answer = { purchase: Purchase } | { ok: true };

const LIST = getQueryKey(trpc.purchases.list, undefined, 'query');

const PURCHASES: ChangeKind<PurchaseChange, Answer> = {
  key: ['purchases', 'change'],
  data: [LIST],
  // The first steps name a purchase.
  also: [getQueryKey(trpc.account.profile)],
  send,
  confirm: (queryClient, change, answer) =>
    queryClient.setQueryData<PurchaseList>(
      LIST,
      (list) => list && ('purchase' in answer ? withPurchase(list, answer.purchase) : applyPurchase(list, change)),
    ),
};

function send({ purchases }: ApiClient, { kind, input }: PurchaseChange): Promise<Answer> {
  switch (kind) {
    case 'create':
      return purchases.create.mutate(input);
    case 'update':
      return purchases.update.mutate(input);
    case 'remove':
      return purchases.remove.mutate(input);
    case 'restore':
      return purchases.restore.mutate(input);
  }
}

/** Returns the purchases with pending changes applied. */
export const usePurchases = () =>
  trpc.purchases.list.useQuery(undefined, { select: useShown(PURCHASES.key, applyPurchase) });

/** Changes to purchases. Those of one click show at once. */
export interface PurchaseChanges {
  /** @throws the server's refusal; the old state is shown again */
  mark: (purchase: Purchase, state: PurchaseState) => Promise<unknown>;
  /** Says itself what became of it, with an undo. */
  remove: (purchase: Purchase) => void;
  /** For forms, which show themselves what went wrong. */
  create: (input: CreatePurchaseInput) => Promise<unknown>;
  update: (input: UpdatePurchaseInput) => Promise<unknown>;
}

export function usePurchaseChanges(): PurchaseChanges {
  const t = useTranslations('purchases');
  const { change } = useChange(PURCHASES);
  const make = useMake();
  const again = t('tryAgain');

  const restore = (removed: Purchase) =>
    void make(() => change({ kind: 'restore', input: { id: removed.id }, removed }), { again });
  return {
    mark: ({ id }, state) => change({ kind: 'update', input: { id, state } }),
    remove: (purchase) =>
      void make(() => change({ kind: 'remove', input: { id: purchase.id } }), {
        done: t('changes.deleted', { title: purchase.title }),
        action: { label: t('changes.undo'), onAction: () => restore(purchase) },
        again,
      }),
    create: (input) => change({ kind: 'create', input }),
    update: (input) => change({ kind: 'update', input }),
  };
}
