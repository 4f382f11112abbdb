import { memberProcedure, router } from '../core/trpc.ts';
import { addItemInput, itemsInput, moveItemInput, removeItemInput } from './collections.contract.ts';
import * as service from './collections.service.ts';

export const collectionsRouter = router({
  load: memberProcedure.query(({ ctx }) => service.loadCollections(ctx)),
  list: memberProcedure.query(({ ctx }) => service.listCollections(ctx)),
  items: memberProcedure.input(itemsInput).query(({ ctx, input }) => service.listItems(ctx, input)),
  ensureDefaults: memberProcedure.mutation(({ ctx }) => service.ensureDefaults(ctx)),
  addItem: memberProcedure.input(addItemInput).mutation(({ ctx, input }) => service.addItem(ctx, input)),
  removeItem: memberProcedure.input(removeItemInput).mutation(({ ctx, input }) => service.removeItem(ctx, input)),
  moveItem: memberProcedure.input(moveItemInput).mutation(({ ctx, input }) => service.moveItem(ctx, input)),
});
