import { memberProcedure, router } from '#kernel/trpc.ts';
import { importPurchases } from './import.service.ts';
import { createPurchaseInput, importPurchasesInput, purchaseInput, updatePurchaseInput } from './purchases.contract.ts';
import * as service from './purchases.service.ts';

export const purchasesRouter = router({
  list: memberProcedure.query(({ ctx }) => service.listPurchases(ctx)),
  terms: memberProcedure.input(purchaseInput).query(({ ctx, input }) => service.readTerms(ctx, input)),
  create: memberProcedure.input(createPurchaseInput).mutation(({ ctx, input }) => service.createPurchase(ctx, input)),
  update: memberProcedure.input(updatePurchaseInput).mutation(({ ctx, input }) => service.updatePurchase(ctx, input)),
  remove: memberProcedure.input(purchaseInput).mutation(({ ctx, input }) => service.removePurchase(ctx, input)),
  restore: memberProcedure.input(purchaseInput).mutation(({ ctx, input }) => service.restorePurchase(ctx, input)),
  reveal: memberProcedure
    .meta({ scope: 'licence_codes' })
    .input(purchaseInput)
    .mutation(({ ctx, input }) => service.revealCodes(ctx, input)),
  import: memberProcedure
    .input(importPurchasesInput)
    .mutation(({ ctx, input, signal }) => importPurchases(ctx, input, signal)),
});
