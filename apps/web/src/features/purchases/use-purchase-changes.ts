import type { CreatePurchaseInput, Purchase, UpdatePurchaseInput } from '@onceware/api/purchases/purchases.contract';
import type { PurchaseState } from '@onceware/api/purchases/purchases.limits';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { preloadToasts, showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';

/** Changes to purchases. Those of one click show at once, and are taken back when they fail. */
export function usePurchaseChanges() {
  const t = useTranslations('purchases.changes');
  const sentence = useErrorSentence();
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const online = { networkMode: 'always' } as const;
  const createOne = trpc.purchases.create.useMutation(online);
  const updateOne = trpc.purchases.update.useMutation(online);
  const removeOne = trpc.purchases.remove.useMutation(online);
  const restoreOne = trpc.purchases.restore.useMutation(online);

  const show = (change: (purchases: Purchase[]) => Purchase[]) =>
    utils.purchases.list.setData(undefined, (list) => list && { ...list, purchases: change(list.purchases) });
  const showOne = (purchase: Purchase) => show((all) => [...all.filter(({ id }) => id !== purchase.id), purchase]);
  /** Brings totals and the first steps up to date, once nothing else is on its way that would be undone by it. */
  const settle = () => {
    if (queryClient.isMutating({ mutationKey: getQueryKey(trpc.purchases) }) > 0) return;
    void utils.purchases.list.invalidate();
    void utils.account.profile.invalidate();
  };
  /** Shows something, does it, and shows what was before if that fails. */
  const attempt = async (before: Purchase, showIt: () => void, doIt: () => Promise<unknown>) => {
    await utils.purchases.list.cancel();
    showIt();
    try {
      await doIt();
    } catch (error) {
      showOne(before);
      throw error;
    } finally {
      settle();
    }
  };
  const sayFailure = (error: unknown) => showToast({ kind: 'error', text: sentence(error) });

  const restore = async (purchase: Purchase) => {
    try {
      await restoreOne.mutateAsync({ id: purchase.id });
      showOne(purchase);
    } catch (error) {
      sayFailure(error);
    }
    settle();
  };
  const remove = async (purchase: Purchase) => {
    preloadToasts();
    try {
      await attempt(
        purchase,
        () => show((all) => all.filter(({ id }) => id !== purchase.id)),
        () => removeOne.mutateAsync({ id: purchase.id }),
      );
      showToast({
        kind: 'success',
        text: t('deleted', { title: purchase.title }),
        action: { label: t('undo'), onAction: () => void restore(purchase) },
      });
    } catch (error) {
      sayFailure(error);
    }
  };

  /** For forms, which show themselves what went wrong. */
  const keep = async (answer: Promise<{ purchase: Purchase }>): Promise<Purchase> => {
    try {
      const { purchase } = await answer;
      await utils.purchases.list.cancel();
      showOne(purchase);
      return purchase;
    } finally {
      settle();
    }
  };
  return {
    /** @throws what the server refused; the old state is shown again then */
    mark: (purchase: Purchase, state: PurchaseState) =>
      attempt(
        purchase,
        () => showOne({ ...purchase, state }),
        () => updateOne.mutateAsync({ id: purchase.id, state }),
      ),
    /** Says itself what became of it, with an undo. */
    remove,
    create: (input: CreatePurchaseInput) => keep(createOne.mutateAsync(input)),
    update: (input: UpdatePurchaseInput) => keep(updateOne.mutateAsync(input)),
  };
}
export type PurchaseChanges = ReturnType<typeof usePurchaseChanges>;
