import { calls, memberProcedure, router } from '#kernel/trpc.ts';
import { keepPage } from './frozen-pages/frozen-pages.service.ts';
import { importPurchases } from './import.service.ts';
import { createPurchaseInput, importPurchasesInput, purchaseInput, updatePurchaseInput } from './purchases.contract.ts';
import * as service from './purchases.service.ts';
import { answer, ok } from '#kernel/answers.ts';
import * as answers from './purchases.answers.ts';

export const purchasesRouter = router({
  list: memberProcedure.output(answer<answers.Purchases>(answers.purchases)).query(calls(service.listPurchases)),
  terms: memberProcedure
    .input(purchaseInput)
    .output(answer<answers.KeptTerms>(answers.keptTerms))
    .query(calls(service.readTerms)),
  keepPage: memberProcedure.input(purchaseInput).output(ok).mutation(calls(keepPage)),
  create: memberProcedure
    .input(createPurchaseInput)
    .output(answer<{ purchase: answers.Purchase }>(answers.keptPurchase))
    .mutation(calls(service.createPurchase)),
  update: memberProcedure
    .input(updatePurchaseInput)
    .output(answer<{ purchase: answers.Purchase }>(answers.keptPurchase))
    .mutation(calls(service.updatePurchase)),
  remove: memberProcedure.input(purchaseInput).output(ok).mutation(calls(service.removePurchase)),
  restore: memberProcedure.input(purchaseInput).output(ok).mutation(calls(service.restorePurchase)),
  reveal: memberProcedure
    .meta({ scope: 'licence_codes' })
    .input(purchaseInput)
    .output(answer(answers.licenceCodes))
    .mutation(calls(service.revealCodes)),
  import: memberProcedure
    .input(importPurchasesInput)
    .output(answer<answers.ImportPurchasesReport>(answers.importPurchasesReport))
    .mutation(({ ctx, input, signal }) => importPurchases(ctx, input, signal)),
});
